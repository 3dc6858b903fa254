import { type Instant, instant } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { ProviderHealth } from '../domain/provider-health.ts';

/** Findings of a synchronisation, for the provider's health row. */
export interface SyncReport {
  readonly rowsUnusable: number;
  readonly firstFault: string | null;
  /** Reason why there was no list at all; null when there was. */
  readonly failure: string | null;
}

/** The providers' rows: which there are, and how they do. */
export interface ProvidersRepository {
  /** Adds a provider; one that is known stays as it is. */
  register(name: string, routeProvider: string): Promise<void>;
  /** Notes how a synchronisation ended. A failure leaves the time of the last good one. */
  reportSync(provider: string, report: SyncReport, at: Instant): Promise<void>;
  /** Notes a failure beside the lists, such as a launch that was not answered. */
  reportFailure(provider: string, failure: string, at: Instant): Promise<void>;
  /** Health of every registered provider of games, by name; sportsbooks are left out. */
  health(): Promise<readonly ProviderHealth[]>;
}

export function createProvidersRepository(pool: Pool): ProvidersRepository {
  return {
    register: async (name, routeProvider) => {
      const sql = 'insert into casino.provider (name, route_provider) values ($1, $2) on conflict do nothing';
      await pool.query(sql, [name, routeProvider]);
    },
    reportSync: async (provider, { rowsUnusable, firstFault, failure }, at) => {
      await pool.query(
        `update casino.provider set rows_unusable = $2, first_fault = $3, failure = $4::text,
           synced_at = case when $4 is null then $5 else synced_at end,
           last_failure = coalesce($4, last_failure), failed_at = case when $4 is null then failed_at else $5 end,
           rows_kept = (select count(*) from casino.game where provider = $1 and is_active)
         where name = $1`,
        [provider, rowsUnusable, firstFault, failure, new Date(at)],
      );
    },
    reportFailure: async (provider, failure, at) => {
      const sql = 'update casino.provider set last_failure = $2, failed_at = $3 where name = $1';
      await pool.query(sql, [provider, failure, new Date(at)]);
    },
    health: async () => {
      const { rows } = await pool.query<HealthRow>(
        `select p.*, seen.*
         from casino.provider p cross join lateral (
           select count(*)::int as games, count(*) filter (where i.verdict = 'too-heavy')::int as pictures_too_heavy,
             count(*) filter (where i.verdict = 'unreachable')::int as pictures_unreachable
           from casino.game g left join casino.picture i on i.game = g.id and i.address = g.image_url
           where g.provider = p.name and g.is_active) seen
         where not p.is_sportsbook order by p.name`,
      );
      const at = (value: Date | null) => value && instant(value.getTime());
      return rows.map((row) => ({
        name: row.name,
        routeProvider: row.route_provider,
        games: row.games,
        rowsUnusable: row.rows_unusable,
        firstFault: row.first_fault,
        syncedAt: at(row.synced_at),
        failure: row.failure,
        picturesTooHeavy: row.pictures_too_heavy,
        picturesUnreachable: row.pictures_unreachable,
        lastFailure: row.last_failure,
        failedAt: at(row.failed_at),
      }));
    },
  };
}

interface HealthRow {
  readonly name: string;
  readonly route_provider: string;
  readonly games: number;
  readonly pictures_too_heavy: number;
  readonly pictures_unreachable: number;
  readonly rows_unusable: number;
  readonly first_fault: string | null;
  readonly synced_at: Date | null;
  readonly failure: string | null;
  readonly last_failure: string | null;
  readonly failed_at: Date | null;
}
