import { type Instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { LegWhy } from '../../shared/domain/placed-bet.ts';

/** A start that an event gave up, whose bets are to be returned. */
export interface MovedStart {
  readonly event: string;
  readonly sport: string;
  /** Names it among those of its event. */
  readonly toAt: string;
}

/** Starts that events gave up, with the bets that were taken at them. */
export interface MovedStartsRepository {
  /**
   * Starts whose window is over, of events that begin later than that and were not held in time; and those whose bets
   * were returned and perhaps not settled, which stay so wherever the event is moved.
   */
  findMoved(at: Instant, limit: number): Promise<MovedStart[]>;
  /**
   * Returns the bets of a start, for good; false where the event was moved back meanwhile. Its settlement is still to
   * come.
   */
  voidStart(moved: MovedStart, verdict: { why: LegWhy; at: Instant }): Promise<boolean>;
  /** Deletes a start whose bets are settled: its windows hold their results. */
  dropMoved(moved: MovedStart): Promise<void>;
  /** Deletes starts whose windows ended before an instant and that nobody missed; answers how many. */
  dropOldStarts(old: { before: Instant; limit: number }): Promise<number>;
}

export function createMovedStartsRepository(pool: Pool): MovedStartsRepository {
  return {
    async findMoved(at, limit) {
      const found = await pool.query<MovedStart>(
        `select m.event, l.sport, m.to_at::text as "toAt" from sportsbook.moved_start m
         join sportsbook.event e on e.id = m.event join sportsbook.league l on l.id = e.league
         where m.valid_until < $1 and (m.voided_at is not null or ${IS_MISSED}) order by m.valid_until limit $2`,
        [toIso(at), limit],
      );
      return found.rows;
    },
    async voidStart({ event, toAt }, { why, at }) {
      return inTransaction(pool, async (client) => {
        await client.query('select sportsbook.lock_exposure(array[$1::bigint])', [event]);
        await client.query('select from sportsbook.event where id = $1 for no key update', [event]);
        const missed = await client.query(
          `update sportsbook.moved_start m set voided_at = coalesce(m.voided_at, $3) from sportsbook.event e
           where m.event = $1 and m.to_at = $2 and e.id = m.event and (m.voided_at is not null or ${IS_MISSED})`,
          [event, toAt, toIso(at)],
        );
        if (missed.rowCount === 0) return false;
        await client.query(OPEN_WINDOWS, [event, toAt, JSON.stringify(why)]);
        return true;
      });
    },
    async dropMoved({ event, toAt }) {
      await pool.query('delete from sportsbook.moved_start where event = $1 and to_at = $2', [event, toAt]);
    },
    async dropOldStarts({ before, limit }) {
      const gone = await pool.query(
        `delete from sportsbook.moved_start where ctid = any (array(
           select ctid from sportsbook.moved_start where valid_until < $1 and voided_at is null order by valid_until limit $2))`,
        [toIso(before), limit],
      );
      return gone.rowCount ?? 0;
    },
  };
}

const IS_MISSED = 'e.starts_at > m.valid_until and (e.held_at is null or e.held_at > m.valid_until)';

// A market without a bet has nothing to return. `limit 1` keeps it a lookup per selection, as in
// `bets-to-settle.repository.ts`.
const OPEN_WINDOWS = `
insert into sportsbook.void_window (market, from_at, to_at, why)
select distinct s.market, m.from_at, m.to_at, $3::jsonb
from sportsbook.moved_start m join sportsbook.selection s on s.event = m.event
cross join lateral (select 1 from sportsbook.bet_leg l where l.selection = s.id limit 1) bet_on
where m.event = $1 and m.to_at = $2 and not exists (select from sportsbook.void_window w
  where w.market = s.market and w.why is not null and (w.from_at, w.to_at) is not distinct from (m.from_at, m.to_at))`;
