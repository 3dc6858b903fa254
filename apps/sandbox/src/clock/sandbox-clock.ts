import { addMs, type Clock, type Instant, instant } from '@ordago/kernel';

/** The sandbox's clock: the machine's time plus an offset that only rehearsals set. */
export interface SandboxClock extends Clock {
  /** Moves the clock so that it shows `at` now and runs on from there. */
  set(at: Instant): void;
}

export function sandboxClock(): SandboxClock {
  let offsetMs = 0;
  const machine = () => instant(Date.now());
  return {
    now: () => addMs(machine(), offsetMs),
    set: (at) => {
      offsetMs = at - machine();
    },
  };
}
