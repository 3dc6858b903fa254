import type { Instant } from '@ordago/kernel';
import { type Actor, staffOf } from '../../../platform/http/actor.ts';

/** Returns whose scope a report is read in. */
export function scopeOf(actor: Actor) {
  const { staff, level } = staffOf(actor);
  return { staff, level };
}

/** Returns the period of a query; null for an end that is open. */
export function period({ from, to }: { from?: Instant; to?: Instant }) {
  return { from: from ?? null, to: to ?? null };
}
