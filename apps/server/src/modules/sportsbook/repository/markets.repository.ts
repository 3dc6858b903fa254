import { type Instant, instant, type Odds, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { PastMatch } from '../domain/feed-message.ts';
import type { FinalScore, MarketKind, SelectionOutcome } from '../domain/market.ts';

/** A market as it will be offered. */
export interface OfferedMarket {
  readonly event: string;
  readonly kind: MarketKind;
  /** Empty for markets without a line. */
  readonly line: string;
  readonly selections: readonly { readonly outcome: string; readonly odds: Odds }[];
}

/**
 * Writes markets and prices of events; a price that differs gets the next version. Exposure rows come along. Answers the
 * markets that changed.
 */
export async function saveMarkets(pool: Pool, markets: readonly OfferedMarket[]): Promise<string[]> {
  const rows = markets.flatMap(({ event, kind, line, selections }) =>
    selections.map(({ outcome, odds }) => ({ event, kind, line, outcome, odds })),
  );
  const saved = await pool.query<{ market: string }>(SAVE_MARKETS, [JSON.stringify(rows)]);
  return [...new Set(saved.rows.map((row) => row.market))];
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

/** What the selections of an event came to. */
export interface EventOutcomes {
  readonly event: string;
  readonly isVoid: boolean;
  readonly outcomes: readonly (SelectionOutcome & { readonly id: string })[];
}

/**
 * Notes the results of an event's selections and closes its markets. Waits for the bets that are being placed on it: a
 * bet is either seen by the settlement that follows, or finds its market closed.
 */
export async function saveOutcomes(pool: Pool, { event, isVoid, outcomes }: EventOutcomes): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select sportsbook.lock_exposure(array[$1::bigint])', [event]);
    await client.query(SAVE_OUTCOMES, [
      event,
      outcomes.map(({ id }) => id),
      outcomes.map(({ result }) => result),
      outcomes.map(({ voidHalves }) => voidHalves),
      isVoid ? 'void' : 'settled',
    ]);
  });
}

/** An event whose bets wait for a settlement. */
export interface EventToSettle {
  readonly id: string;
  /** The result that the bets are brought to. */
  readonly revision: number;
  /** Null when there will be none. */
  readonly score: FinalScore | null;
}

/** Events whose result is newer than their bets' settlement. */
export async function findEventsToSettle(pool: Pool, limit: number): Promise<EventToSettle[]> {
  const found = await pool.query<{ id: string; revision: number; home: number | null; away: number | null }>(
    `select id, result_revision as revision, home_score as home, away_score as away from sportsbook.event
     where settled_revision < result_revision order by id limit $1`,
    [limit],
  );
  return found.rows.map(({ id, revision, home, away }) => ({
    ...{ id, revision },
    score: home === null || away === null ? null : { home, away },
  }));
}

/** Notes that an event's bets are settled with a result. */
export async function noteSettled(pool: Pool, { id, revision }: EventToSettle): Promise<void> {
  await pool.query('update sportsbook.event set settled_revision = greatest(settled_revision, $2) where id = $1', [
    id,
    revision,
  ]);
}

/** Events ahead that have no market: a crash between fixture and price leaves them so. */
export async function findUnpriced(pool: Pool, at: Instant, limit: number): Promise<string[]> {
  const found = await pool.query<{ id: string }>(
    `select e.id from sportsbook.event e
     where e.status = 'scheduled' and e.starts_at > $1
       and not exists (select from sportsbook.market m where m.event = e.id) order by e.starts_at, e.id limit $2`,
    [toIso(at), limit],
  );
  return found.rows.map((row) => row.id);
}

/** Events ahead with markets, whose prices may be made anew. */
export async function findPriced(pool: Pool, at: Instant): Promise<string[]> {
  const found = await pool.query<{ id: string }>(
    `select e.id from sportsbook.event e
     where e.status = 'scheduled' and e.starts_at > $1
       and exists (select from sportsbook.market m where m.event = e.id and m.status = 'open') order by e.starts_at, e.id`,
    [toIso(at)],
  );
  return found.rows.map((row) => row.id);
}

/** Finished matches of a league's past, as ratings read them. */
export async function findResults(pool: Pool, { feed, after }: { feed: string; after: Instant }): Promise<PastMatch[]> {
  const found = await pool.query<{ league: string; at: Date; home: string; away: string; h: number; a: number }>(
    `select l.feed_key as league, e.starts_at as at, h.feed_key as home, a.feed_key as away,
       e.home_score as h, e.away_score as a
     from sportsbook.event e join sportsbook.league l on l.id = e.league
     join sportsbook.team h on h.id = e.home join sportsbook.team a on a.id = e.away
     where e.feed = $1 and e.starts_at > $2 and e.status = 'finished'`,
    [feed, toIso(after)],
  );
  return found.rows.map((row) => ({
    ...{ leagueKey: row.league, playedAt: instant(row.at.getTime()), home: row.home, away: row.away },
    ...{ homeGoals: row.h, awayGoals: row.a },
  }));
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
where known.odds <> excluded.odds and known.result is null
returning market`;

const SAVE_OUTCOMES = `
with resolved as (
  update sportsbook.selection s set result = given.result, void_halves = given.void_halves
  from unnest($2::bigint[], $3::smallint[], $4::smallint[]) as given (id, result, void_halves)
  where s.id = given.id and s.event = $1 returning s.market)
update sportsbook.market set status = $5::sportsbook.market_status where id in (select market from resolved)`;
