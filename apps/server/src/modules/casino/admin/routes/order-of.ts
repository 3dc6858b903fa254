import type { Instant } from '@ordago/kernel';
import { type Actor, staffOf } from '../../../../platform/http/actor.ts';
import type { AdminOrder } from '../use-cases/admin-line.ts';

/** Returns member of staff, address and instant of a decision. */
export function orderOf({ actor, ip, now }: { actor: Actor; ip: string; now: Instant }): AdminOrder {
  return { staff: staffOf(actor).staff, ip, now };
}
