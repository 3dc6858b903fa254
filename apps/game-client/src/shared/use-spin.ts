import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isCalm } from './mood.ts';
import { useFrames } from './use-frames.ts';

/** How a wheel moves: where it rests, how it turns while the answer is under way, and how it comes to its stop. */
export interface SpinMotion<Pose, Stop> {
  /** At rest on a stop; null before the first one. */
  readonly rest: (stop: Stop | null) => Pose;
  /** Turns freely, `ms` after it left the pose; `pace` 1 is the plain speed. */
  readonly turn: (from: Pose, ms: number, pace: number) => Pose;
  /** Pose of each millisecond until it rests, from a free turn of `turnedMs` on. */
  readonly stopAt: (run: SpinRun<Pose, Stop>) => (ms: number) => Pose;
}

export interface SpinRun<Pose, Stop> {
  readonly from: Pose;
  readonly stop: Stop;
  readonly turnedMs: number;
  readonly lastsMs: number;
  readonly pace: number;
}

export interface SpinProps<Stop> {
  /** Number of the spin: a spin begins when it grows. */
  readonly spin: number;
  /** True from the click until the answer is there. */
  readonly isAsking: boolean;
  /** Stop of the newest spin; null until it is known, and when there was none. */
  readonly stop: Stop | null;
  /** From the click to the rest, in milliseconds, at the least: a late answer needs half of it to run out. */
  readonly lastsMs: number;
  /** Times the plain speed. */
  readonly pace: number;
  readonly onStopped: (() => void) | undefined;
}

interface Turning<Pose> {
  readonly from: Pose;
  readonly since: number;
  run: { readonly pose: (ms: number) => Pose; readonly since: number; readonly lastsMs: number } | null;
}

/**
 * Moves a wheel: `paint` shows a pose. It turns from the click on, runs out once its stop is known, and reports its rest. A spin
 * whose answer never came goes back to where it began. Without motion only the rest is shown.
 */
export function useSpin<Pose, Stop>(
  motion: SpinMotion<Pose, Stop>,
  { spin, isAsking, stop, lastsMs, pace, onStopped }: SpinProps<Stop>,
  paint: (pose: Pose) => void,
): boolean {
  const [isTurning, setTurning] = useState(false);
  const turning = useRef<Turning<Pose> | null>(null);
  const pose = useRef(motion.rest(stop));
  const shownSpin = useRef(spin);
  const wasAsking = useRef(false);
  const show = useEffectEvent((next: Pose) => {
    pose.current = next;
    paint(next);
  });
  const rest = useEffectEvent((at: Pose, hasStopped: boolean) => {
    turning.current = null;
    setTurning(false);
    show(at);
    if (hasStopped) onStopped?.();
  });
  const begin = useEffectEvent(() => {
    turning.current = { from: pose.current, since: performance.now(), run: null };
    setTurning(true);
  });
  const receive = useEffectEvent(() => {
    const now = turning.current;
    if (now === null || now.run !== null || isAsking) return;
    if (stop === null) {
      if (wasAsking.current) rest(now.from, false);
      return;
    }
    if (isCalm()) return rest(motion.rest(stop), true);
    const turnedMs = performance.now() - now.since;
    const outMs = Math.max(lastsMs - turnedMs, lastsMs / 2);
    const at = motion.stopAt({ from: motion.turn(now.from, turnedMs, pace), stop, turnedMs, lastsMs: outMs, pace });
    now.run = { pose: at, since: now.since + turnedMs, lastsMs: outMs };
  });
  useLayoutEffect(() => show(pose.current), []);
  useEffect(() => {
    if (spin === shownSpin.current) return;
    shownSpin.current = spin;
    wasAsking.current = false;
    begin();
  }, [spin]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the spin and its answer are what it follows.
  useEffect(() => {
    receive();
    wasAsking.current = isAsking;
  }, [spin, isAsking, stop]);
  useFrames(isTurning, (now) => {
    const { current } = turning;
    if (current === null) return;
    const { run } = current;
    if (run === null) {
      if (!isCalm()) show(motion.turn(current.from, now - current.since, pace));
      return;
    }
    const ms = now - run.since;
    if (ms < run.lastsMs) show(run.pose(ms));
    else rest(run.pose(run.lastsMs), true);
  });
  return isTurning;
}
