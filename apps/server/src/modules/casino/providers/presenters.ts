import { type Instant, toIso } from '@ordago/kernel';
import type { ProviderHealth } from './domain/provider-health.ts';

/** A provider's health as staff read it. */
export function presentHealth(row: ProviderHealth) {
  const iso = (at: Instant | null) => (at === null ? null : toIso(at));
  return {
    name: row.name,
    route_provider: row.routeProvider,
    games: row.games,
    rows_unusable: row.rowsUnusable,
    first_fault: row.firstFault,
    synced_at: iso(row.syncedAt),
    failure: row.failure,
    pictures_too_heavy: row.picturesTooHeavy,
    pictures_unreachable: row.picturesUnreachable,
    last_failure: row.lastFailure,
    failed_at: iso(row.failedAt),
  };
}
