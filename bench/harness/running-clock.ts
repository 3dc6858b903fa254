import { addMs, type Instant } from '@ordago/kernel';
import { AT } from './world.ts';

/** A clock that begins at the bench's instant and runs: the same in every process that is given the same `startedAt`. */
export function runningClock(startedAt: number): { now: () => Instant } {
  return { now: () => addMs(AT, Date.now() - startedAt) };
}
