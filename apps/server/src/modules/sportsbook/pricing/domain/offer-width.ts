import { addMs, DAY_MS, type Instant } from '@ordago/kernel';

/** Time before kick-off from which on an event has all its markets; before that it has the main ones. */
const WHOLE_MS = 7 * DAY_MS;

/** Returns the latest kick-off of events that have all their markets at an instant. */
export function wholeUntil(now: Instant): Instant {
  return addMs(now, WHOLE_MS);
}
