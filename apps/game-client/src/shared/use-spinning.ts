import { useRef, useState } from 'react';

/** A wheel between the click and its rest. */
export interface Spinning {
  /** Number of the spin: a wheel begins to turn when it grows. */
  readonly spin: number;
  /** Begins a spin. */
  readonly start: () => void;
  /** Resolves when the wheel has reported its rest. */
  readonly show: () => Promise<void>;
  /** Takes the report of the wheel that it rests. */
  readonly stop: () => void;
}

/** The spins of a table with a wheel: its round is shown when the wheel rests. */
export function useSpinning(): Spinning {
  const [spin, setSpin] = useState(0);
  const stopped = useRef<(() => void) | null>(null);
  return {
    spin,
    start: () => setSpin((known) => known + 1),
    show: () =>
      new Promise<void>((resolve) => {
        stopped.current = resolve;
      }),
    stop: () => stopped.current?.(),
  };
}
