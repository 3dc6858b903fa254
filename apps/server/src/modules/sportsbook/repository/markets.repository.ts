import type { Odds } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { FinalScore, MarketKind, SelectionOutcome } from '../domain/market.ts';

/** A market as it will be offered. */
export interface OfferedMarket {
  readonly event: string;
  readonly kind: MarketKind;
  /** Empty for markets without a line. */
  readonly line: string;
  readonly selections: readonly { readonly outcome: string; readonly odds: Odds }[];
}

/** Writes markets and prices of events; a price that differs gets the next version. Exposure rows come along. */
export async function saveMarkets(pool: Pool, markets: readonly OfferedMarket[]): Promise<void> {
  const rows = markets.flatMap(({ event, kind, line, selections }) =>
    selections.map(({ outcome, odds }) => ({ event, kind, line, outcome, odds })),
  );
  await pool.query(SAVE_MARKETS, [JSON.stringify(rows)]);
}

/** An event with the supplier's keys of its league and teams, which the ratings go by. */
export interface EventToPrice {
  readonly id: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
}

/** Those of the events that can still be bet on. */
export async function findEventsToPrice(pool: Pool, events: readonly string[]): Promise<EventToPrice[]> {
  const found = await pool.query<EventToPrice>(
    `select e.id, l.feed_key as league, h.feed_key as home, a.feed_key as away
     from sportsbook.event e join sportsbook.league l on l.id = e.league
     join sportsbook.team h on h.id = e.home join sportsbook.team a on a.id = e.away
     where e.id = any ($1::bigint[]) and e.status = 'scheduled' order by e.id`,
    [events],
  );
  return found.rows;
}

/** A selection that waits for its result, or had another one before. */
export interface UnresolvedSelection {
  readonly id: string;
  readonly market: string;
  readonly kind: MarketKind;
  readonly line: string | null;
  readonly outcome: string;
}

/** Every selection of an event, with what its market asks. */
export async function findSelections(pool: Pool, event: string): Promise<UnresolvedSelection[]> {
  const found = await pool.query<UnresolvedSelection>(
    `select s.id, s.market, m.kind, nullif(m.line, '') as line, s.outcome
     from sportsbook.selection s join sportsbook.market m on m.id = s.market where s.event = $1 order by s.id`,
    [event],
  );
  return found.rows;
}

/** Notes the results of an event's selections and closes its markets. */
export async function saveOutcomes(
  pool: Pool,
  event: string,
  outcomes: readonly (SelectionOutcome & { readonly id: string })[],
): Promise<void> {
  await pool.query(SAVE_OUTCOMES, [
    event,
    outcomes.map(({ id }) => id),
    outcomes.map(({ result }) => result),
    outcomes.map(({ voidHalves }) => voidHalves),
  ]);
}

/** The final score of an event; null while it has none, or when it will have none. */
export async function findScore(pool: Pool, event: string): Promise<FinalScore | null> {
  const found = await pool.query<{ home: number | null; away: number | null }>(
    'select home_score as home, away_score as away from sportsbook.event where id = $1',
    [event],
  );
  const row = found.rows[0];
  return row?.home != null && row.away != null ? { home: row.home, away: row.away } : null;
}

const SAVE_MARKETS = `
with given as (
  select * from jsonb_to_recordset($1::jsonb) as row (event bigint, kind text, line text, outcome text, odds int)),
exposed as (
  insert into sportsbook.exposure (event) select distinct event from given on conflict do nothing),
markets as (
  insert into sportsbook.market (event, kind, line) select distinct event, kind, line from given
  on conflict (event, kind, line) do update set kind = excluded.kind returning id, event, kind, line)
insert into sportsbook.selection as known (market, event, outcome, odds)
select m.id, g.event, g.outcome, g.odds
from given g join markets m on m.event = g.event and m.kind = g.kind and m.line = g.line
on conflict (market, outcome) do update set odds = excluded.odds, version = known.version + 1
where known.odds <> excluded.odds`;

const SAVE_OUTCOMES = `
with resolved as (
  update sportsbook.selection s set result = given.result, void_halves = given.void_halves
  from unnest($2::bigint[], $3::smallint[], $4::smallint[]) as given (id, result, void_halves)
  where s.id = given.id and s.event = $1 returning s.market)
update sportsbook.market set status = 'settled' where id in (select market from resolved)`;
