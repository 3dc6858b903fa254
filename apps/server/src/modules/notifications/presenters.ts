import { formatAmount, toIso } from '@ordago/kernel';
import type { ParkedEvent } from '../../platform/events/repository/parked-store.repository.ts';
import type { Notice } from './domain/notice.ts';

/** A parked event as the back office lists it. */
export function presentParkedEvent({ happenedAt, parkedAt, retryAt, ...event }: ParkedEvent) {
  return {
    ...event,
    happened_at: happenedAt,
    parked_at: parkedAt.toISOString(),
    retry_at: retryAt?.toISOString() ?? null,
  };
}

/** A notice as the back office lists it. */
export function presentNotice({ units, raisedAt, closedAt, closedHow, closedBy, ...notice }: Notice) {
  return {
    ...notice,
    amount: units === null ? null : formatAmount(units),
    raised_at: toIso(raisedAt),
    closed_at: closedAt === null ? null : toIso(closedAt),
    closed_how: closedHow,
    closed_by: closedBy,
  };
}
