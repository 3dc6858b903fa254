import { type Instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction } from '../../../../platform/db/transaction.ts';

/** Combinations and distributions that nothing needs any more. */
export interface IdleCombinationsRepository {
  /**
   * Deletes combinations that nobody bet on and nobody requested since an instant, of all events or of one; answers how
   * many. A bet on one of them is committed before, or finds it gone.
   */
  dropCombinations(idle: { before: Instant; limit: number; event?: string | null }): Promise<number>;
  /** Deletes those of some combinations that nobody bet on and nobody asked for since an instant, at once. */
  dropUnused(made: {
    readonly events: readonly string[];
    readonly markets: readonly string[];
    readonly before: Instant;
  }): Promise<number>;
  /** Deletes the distributions of events that are over; answers how many. */
  dropRates(limit: number): Promise<number>;
}

export function createIdleCombinationsRepository(pool: Pool): IdleCombinationsRepository {
  return {
    async dropCombinations({ before, limit, event = null }) {
      const old = await pool.query<{ market: string; event: string }>(OLD, [toIso(before), limit, event]);
      if (old.rows.length === 0) return 0;
      const events = [...new Set(old.rows.map((row) => row.event))];
      return drop(pool, { events, before, markets: old.rows.map(({ market }) => market) });
    },
    dropUnused: (made) => drop(pool, made),
    async dropRates(limit) {
      const gone = await pool.query(
        `delete from sportsbook.event_rates where event = any (array(
           select r.event from sportsbook.event_rates r join sportsbook.event e on e.id = r.event
           where e.status in ('finished', 'abandoned', 'cancelled') limit $1))`,
        [limit],
      );
      return gone.rowCount ?? 0;
    },
  };
}

function drop(
  pool: Pool,
  { events, markets, before }: Parameters<IdleCombinationsRepository['dropUnused']>[0],
): Promise<number> {
  return inTransaction(pool, async (tx) => {
    await tx.query('select sportsbook.lock_exposure($1::bigint[])', [events]);
    const gone = await tx.query(DROP, [markets, toIso(before)]);
    return gone.rowCount ?? 0;
  });
}

const IS_NEEDED = `exists (select from sportsbook.selection s where s.market = c.market and (
    exists (select from sportsbook.bet_leg l where l.selection = s.id)
    or exists (select from sportsbook.betting_rule r where r.scope = 'selection' and r.target = s.id::text)
    or exists (select from sportsbook.top_express t where t.ended_at is null and s.id = any (t.selections))))`;

const OLD = `
select c.market, c.event from sportsbook.combination c
where c.asked_at < $1 and ($3::bigint is null or c.event = $3) and not ${IS_NEEDED} order by c.asked_at limit $2`;

const DROP = `
with idle as materialized (
  select c.market from sportsbook.combination c
  where c.market = any ($1::bigint[]) and c.asked_at < $2 and not ${IS_NEEDED}),
gone_windows as (delete from sportsbook.void_window w using idle where w.market = idle.market),
gone_selections as (delete from sportsbook.selection s using idle where s.market = idle.market)
delete from sportsbook.market m using idle where m.id = idle.market`;
