import { addMs, HOUR_MS, type Instant, MINUTE_MS, SECOND_MS } from '@ordago/kernel';

/** Waits before each question about a payment that is not decided, in milliseconds: about two days in all. */
const WAITS_MS = [
  15 * SECOND_MS,
  30 * SECOND_MS,
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  ...Array.from({ length: 46 }, () => HOUR_MS),
];

/** Questions asked before the payment is left to people. */
export const SYNC_ATTEMPTS_MAX = WAITS_MS.length;

/** Returns the time of the next question after `attempts` questions, or null when staff must check. */
export function nextSyncAt(attempts: number, now: Instant): Instant | null {
  const wait = WAITS_MS[attempts];
  return wait === undefined ? null : addMs(now, wait);
}
