import { useEffect, useEffectEvent } from 'react';
import { onConnection } from './connection.ts';

/** Wait before something that failed is tried again by itself, doubled at each further time, in ms. */
const WAIT_MS = { min: 4_000, max: 60_000 } as const;

/**
 * Tries again what failed: after a while, longer each time, and at once when the connection comes back. `failures` counts those
 * before this one; null while nothing has failed.
 */
export function useRetrying(failures: number | null, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (failures === null) return;
    const timer = setTimeout(() => again(), retryWaitMs(failures));
    const leave = onConnection(({ isDown }) => isDown || again());
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [failures]);
}

/** Returns the wait before the next attempt, in ms. */
export function retryWaitMs(failures: number): number {
  return Math.min(WAIT_MS.min * 2 ** failures, WAIT_MS.max);
}
