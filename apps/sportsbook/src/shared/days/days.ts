import { type Instant, instant } from '@ordago/kernel';

/** The present, for what is shown; nothing is judged by it. */
export function present(): Instant {
  return instant(Date.now());
}
