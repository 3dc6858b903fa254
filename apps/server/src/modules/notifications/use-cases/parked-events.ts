import { type Instant, idOf, type PlayerId, type Refusal, refuse, type StaffId } from '@ordago/kernel';
import type {
  ParkedEvent,
  ParkedKey,
  ParkedStore,
} from '../../../platform/events/repository/parked-store.repository.ts';
import type { Audit } from '../../audit/index.ts';

/** Member of staff, address and instant of a decision. */
export interface StaffOrder {
  readonly staff: StaffId;
  readonly ip: string;
  readonly now: Instant;
}

/** Domain events that a handler could not take: what staff see of them, and what they decide. */
export interface ParkedEvents extends Pick<ParkedStore, 'list'> {
  /** @refuses not-found when it is not parked any more */
  retry(key: ParkedKey, order: StaffOrder): Promise<Refusal<'not-found'> | null>;
  /** @refuses not-found when it is not parked any more */
  discard(key: ParkedKey, order: StaffOrder & { readonly reason: string }): Promise<Refusal<'not-found'> | null>;
}

export function createParkedEvents(store: ParkedStore, audit: Audit): ParkedEvents {
  return {
    list: store.list,
    retry: async (key, order) => {
      const isDone = await store.retry(key, (tx, event) =>
        audit.append(lineOf(order, event, { action: 'notifications.parked-event-retried' }), tx),
      );
      return isDone ? null : refuse('not-found');
    },
    discard: async (key, { reason, ...order }) => {
      const isDone = await store.discard(key, (tx, event) =>
        audit.append(lineOf(order, event, { action: 'notifications.parked-event-discarded', reason }), tx),
      );
      return isDone ? null : refuse('not-found');
    },
  };
}

function lineOf(
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
