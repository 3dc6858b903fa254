import type { Instant } from '@ordago/kernel';

/** Returns the filter of events that a query asks for. */
export function eventFilterOf({
  league,
  from,
  to,
  ids,
}: {
  league?: string | undefined;
  from?: Instant | undefined;
  to?: Instant | undefined;
  ids?: string | undefined;
}) {
  return { league: league ?? null, from: from ?? null, to: to ?? null, ids: ids?.split(',') ?? null };
}
