import { type Refusal, refuse } from '@ordago/kernel';
import type { ParkedKey } from '../../../platform/events/repository/parked-store.repository.ts';
import { parkedEventLineOf, type StaffOrder } from './parked-event-line.ts';
import type { ParkedEventParts } from './parts.ts';

/**
 * Leaves a parked event out, for a reason that the audit keeps.
 *
 * @refuses not-found when it is not parked any more
 */
export async function discardParkedEvent(
  { parked, audit }: ParkedEventParts,
  { reason, ...key }: ParkedKey & { readonly reason: string },
  order: StaffOrder,
): Promise<Refusal<'not-found'> | null> {
  const isDone = await parked.discard(key, order.staff, (tx, event) =>
    audit.append(parkedEventLineOf(order, event, { action: 'notifications.parked-event-discarded', reason }), tx),
  );
  return isDone ? null : refuse('not-found');
}
