import { addMs, assert, type Clock, type Instant, parseInstant } from '@ordago/kernel';

/** A clock that moves only when a test moves it. */
export interface FakeClock extends Clock {
  /** Moves on by a span, and answers the new time. In milliseconds. */
  advance(ms: number): Instant;
  /** Jumps to an ISO 8601 instant, forwards or backwards. */
  set(iso: string): Instant;
}

/** Makes a clock for a test. (Default start: Wednesday 2026-01-14, noon UTC) */
export function fakeClock(start = '2026-01-14T12:00:00Z'): FakeClock {
  let now = read(start);
  return {
    now: () => now,
    advance: (ms) => {
      now = addMs(now, ms);
      return now;
    },
    set: (iso) => {
      now = read(iso);
      return now;
    },
  };
}

function read(iso: string): Instant {
  const found = parseInstant(iso);
  assert(found !== null, `not an instant: ${iso}`);
  return found;
}
