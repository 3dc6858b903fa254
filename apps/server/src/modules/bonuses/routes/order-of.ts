import type { Instant } from '@ordago/kernel';
import { type Actor, staffOf } from '../../../platform/http/actor.ts';
import type { FreeBetOrder } from '../use-cases/parts.ts';

/** Returns the players whom a member of staff sees. */
export function scopeOf(actor: Actor) {
  const { staff, level } = staffOf(actor);
  return { staff, level };
}

/** Returns actor, address and instant of a call. */
export function orderOf({ actor, ip, now }: { actor: Actor; ip: string; now: Instant }): FreeBetOrder {
  return { staff: staffOf(actor).staff, ip, now, scope: scopeOf(actor) };
}
