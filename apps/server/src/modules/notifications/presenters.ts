import type { ParkedEvent } from '../../platform/events/repository/parked-store.repository.ts';

/** A parked event as the back office lists it. */
export function presentParkedEvent({ happenedAt, parkedAt, retryAt, ...event }: ParkedEvent) {
  return {
    ...event,
    happened_at: happenedAt,
    parked_at: parkedAt.toISOString(),
    retry_at: retryAt?.toISOString() ?? null,
  };
}
