import { type Instant, idOf, type PlayerId, type StaffId } from '@ordago/kernel';
import type { ParkedEvent } from '../../../platform/events/repository/parked-store.repository.ts';

/** Member of staff, address and instant of a decision. */
export interface StaffOrder {
  readonly staff: StaffId;
  readonly ip: string;
  readonly now: Instant;
}

/** Returns the line of the audit for a decision about a parked event. */
export function parkedEventLineOf(
  { staff, ip, now }: StaffOrder,
  { handler, position, part, player, name, error }: ParkedEvent,
  { action, reason }: { readonly action: string; readonly reason?: string },
) {
  return {
    at: now,
    actor: `staff:${staff}` as const,
    action,
    ...(player !== null && { subject: `player:${idOf<PlayerId>(player)}` as const }),
    details: { handler, position, part, event: name, error, ...(reason !== undefined && { reason }) },
    ip,
  };
}
