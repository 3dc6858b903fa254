import { type Instant, instant } from '@ordago/kernel';

/** The present of this browser, for "how long ago" on a screen; no rule reads it. */
export function present(): Instant {
  return instant(Date.now());
}
