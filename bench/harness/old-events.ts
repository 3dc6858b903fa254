import { inTransaction } from '../../apps/server/src/platform/db/transaction.ts';
import type { World } from './world.ts';

export interface OldEvents {
  readonly name?: string;
  readonly feed: string;
  readonly count: number;
  /** Markets of each, with three prices, a register of prices and one of results each. */
  readonly markets: number;
  /** Days since they were played. */
  readonly days: number;
  readonly isTrimmed: boolean;
}

/** Events that are over and settled, with their markets; on one in fifty somebody bet. */
export async function openOldEvents(
  { pool }: World,
  { name = 'old', feed, count, markets, days, isTrimmed }: OldEvents,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    // Millions of rows that are known to belong together: no check of each.
    await client.query('set local session_replication_role = replica');
    await client.query(EVENTS, [feed, name, count, days, isTrimmed]);
    if (markets === 0) return;
    await client.query(MARKETS, [feed, name, markets]);
    await client.query(REGISTERS, [feed, name]);
  });
  await pool.query('analyze sportsbook.event, sportsbook.market, sportsbook.selection, sportsbook.feed_register');
}

const EVENTS = `
insert into sportsbook.event (feed, feed_key, league, home, away, starts_at, status, home_score, away_score,
  result_revision, settled_revision, trimmed_at)
select $1, $2 || '-' || n, e.league, e.home, e.away, '2026-01-14'::timestamptz - make_interval(days => $4::int) - make_interval(mins => n),
  'finished', 1, 0, 1, 1, case when $5::boolean then '2026-01-01'::timestamptz end
from (select * from sportsbook.event order by id limit 1) e, generate_series(1, $3::int) n`;

const MARKETS = `
with events as (select id from sportsbook.event where feed = $1 and feed_key like $2 || '-%'),
exposures as (insert into sportsbook.exposure (event) select id from events),
markets as (
  insert into sportsbook.market (event, kind, specifier, status)
  select id, 'total', 'line=' || n || '.5', 'settled' from events, generate_series(1, $3::int) n returning id, event)
insert into sportsbook.selection (market, event, outcome, odds, result, void_halves)
select id, event, outcome, 2000, 1, 0 from markets, unnest(array['over', 'under', 'none']) as outcome`;

const REGISTERS = `
insert into sportsbook.feed_register (feed, event_key, market, name, version, tie, fact)
select e.feed, e.feed_key, m.kind || '?' || m.specifier, what, 1, 'x', '{"sort": "prices"}'
from sportsbook.event e join sportsbook.market m on m.event = e.id, unnest(array['prices:1', 'result:over']) as what
where e.feed = $1 and e.feed_key like $2 || '-%'`;
