import type { Instant } from '@ordago/kernel';

/** Counts the messages of one socket in fixed windows (`@fastify/rate-limit` counts requests); true for one beyond the bound. */
export function createMessageLimit({ max, windowMs }: { max: number; windowMs: number }): (now: Instant) => boolean {
  let window = 0;
  let count = 0;
  return (now) => {
    const current = Math.floor(now / windowMs);
    if (current !== window) count = 0;
    window = current;
    count += 1;
    return count > max;
  };
}
