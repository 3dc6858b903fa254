import { type Refusal, refuse } from '@ordago/kernel';
import type { ParkedKey } from '../../../platform/events/repository/parked-store.repository.ts';
import { parkedEventLineOf, type StaffOrder } from './parked-event-line.ts';
import type { ParkedEventParts } from './parts.ts';

/**
 * Has a handler try a parked event again.
 *
 * @refuses not-found when it is not parked any more
 */
export async function retryParkedEvent(
  { parked, audit }: ParkedEventParts,
  key: ParkedKey,
  order: StaffOrder,
): Promise<Refusal<'not-found'> | null> {
  const isDone = await parked.retry(key, (tx, event) =>
    audit.append(parkedEventLineOf(order, event, { action: 'notifications.parked-event-retried' }), tx),
  );
  return isDone ? null : refuse('not-found');
}
