import { addMs, type Clock, type Instant, instant } from '@ordago/kernel';

/** The clock of a running process: the machine's time plus an offset that only `APP_ENV=test` can set. */
export interface SystemClock extends Clock {
  /** Moves the clock so that it shows `at` now and runs on from there. */
  set(at: Instant): void;
}

export function systemClock(): SystemClock {
  let offsetMs = 0;
  const machine = () => instant(Date.now());
  return {
    now: () => addMs(machine(), offsetMs),
    set: (at) => {
      offsetMs = at - machine();
    },
  };
}
