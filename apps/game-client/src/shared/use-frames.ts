import { useEffect, useEffectEvent } from 'react';

/** Pause between two steps of a hidden page, in milliseconds: it draws no frames, and its rounds end all the same. */
const HIDDEN_STEP_MS = 250;

/** Calls `step` before each frame while `isRunning`: the one loop of a board. `now` is that of `performance.now()`. */
export function useFrames(isRunning: boolean, step: (now: number) => void): void {
  const onFrame = useEffectEvent(step);
  useEffect(() => {
    if (!isRunning) return;
    let frame = requestAnimationFrame(run);
    function run() {
      frame = requestAnimationFrame(run);
      onFrame(performance.now());
    }
    const hidden = setInterval(() => {
      if (document.hidden) onFrame(performance.now());
    }, HIDDEN_STEP_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(hidden);
    };
  }, [isRunning]);
}
