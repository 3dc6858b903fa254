import type { Instant } from '@ordago/kernel';

/** Counts calls per key in fixed windows. One process's view: a brake on floods, not a security limit. */
export interface RateGate {
  /** Milliseconds to wait, 0 when the call may pass. */
  admit(key: string, now: Instant): number;
}

const KEYS_MAX = 50_000;

export function createRateGate({ max, windowMs }: { max: number; windowMs: number }): RateGate {
  let window = 0;
  let counts = new Map<string, number>();
  return {
    admit: (key, now) => {
      const current = Math.floor(now / windowMs);
      if (current !== window || counts.size > KEYS_MAX) {
        window = current;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= max ? 0 : (current + 1) * windowMs - now;
    },
  };
}
