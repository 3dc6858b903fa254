import { type Instant, instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction, type Queryable } from '../../../../platform/db/transaction.ts';
import type { MarketOffer, PastMatch } from '../../shared/domain/feed-message.ts';
import type { BuilderTerms, KnownCombination, Rates, Repriced } from '../domain/bet-builder.ts';
import { type CombinationsRepository, createCombinationsRepository } from './combinations.repository.ts';

/** The whole offer on an event. */
export interface EventOffer {
  readonly event: string;
  readonly markets: readonly MarketOffer[];
  /** Rates from which we made the prices. (Default: they are not ours) */
  readonly rates?: Rates | null;
}

/** Prices the combinations of an event beside its new list. */
export type Reprice = (
  offer: EventOffer,
  known: readonly KnownCombination[],
  terms: BuilderTerms,
) => readonly Repriced[];

/** Part of our price list that an event has: nothing, its main markets, or all of them. */
export type OfferWidth = 'none' | 'main' | 'whole';
const WIDTHS: Readonly<Record<OfferWidth, number>> = { none: 0, main: 1, whole: 2 };

/** A market whose prices or state changed. */
export interface MovedMarket {
  readonly event: string;
  readonly market: string;
}

/** Prices of one event in a transaction in which nobody else moves them. */
export interface HeldPrices {
  readonly combinations: CombinationsRepository;
  /** As `saveOffers` of the repository, within the transaction. */
  saveOffers(offers: readonly EventOffer[], reprice: Reprice): Promise<MovedMarket[]>;
}

/** An event with the supplier's keys of its league and teams, which the ratings use. */
export interface EventToPrice {
  readonly id: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: Instant;
  /** True if it takes bets in play, where our prices no longer count. */
  readonly isInPlay: boolean;
  /** True if it has prices of ours by now. */
  readonly isPriced: boolean;
}

/** Markets and prices that are ours. */
export interface MarketsRepository {
  /** Stores which part of our price list events have. */
  noteWidth(events: readonly string[], width: OfferWidth): Promise<void>;
  /**
   * Writes the whole offer of events: a price that differs gets the next version, a market that is not named any more
   * is suspended, one that is named again is open again. Exposure rows are written with it. Combinations are repriced,
   * or suspended, in the same step. Answers the markets that changed.
   */
  saveOffers(offers: readonly EventOffer[], reprice: Reprice): Promise<MovedMarket[]>;
  /** Runs with the prices of an event locked: they change before it, or after it. */
  withPricesHeld<T>(event: string, work: (held: HeldPrices) => Promise<T>): Promise<T>;
  /** Those of the events that can still be bet on, and that the supplier leaves to our prices. */
  findEventsToPrice(events: readonly string[], at: Instant): Promise<EventToPrice[]>;
  /**
   * Events ahead without a market, after a crash between fixture and price; and those near enough to be due the whole
   * price list.
   */
  findUnpriced(query: { at: Instant; wholeUntil: Instant; limit: number }): Promise<string[]>;
  /** Events ahead with markets, whose prices may be made anew. */
  findPriced(at: Instant): Promise<string[]>;
  /** Finished matches of a league's past, as ratings read them. */
  findResults(query: { feed: string; after: Instant }): Promise<PastMatch[]>;
}

export function createMarketsRepository(pool: Pool): MarketsRepository {
  return {
    async noteWidth(events, width) {
      if (events.length === 0) return;
      await pool.query(
        'update sportsbook.event set offer_width = $2 where id = any ($1::bigint[]) and offer_width <> $2',
        [events, WIDTHS[width]],
      );
    },
    saveOffers: (offers, reprice) => saveOffers(pool, offers, reprice),
    withPricesHeld(event, work) {
      return inTransaction(pool, async (tx) => {
        await tx.query('select from sportsbook.event_rates where event = $1 for update', [event]);
        return work({
          combinations: createCombinationsRepository(tx),
          saveOffers: (offers, reprice) => saveOffersIn(tx, offers, reprice),
        });
      });
    },
    async findEventsToPrice(events, at) {
      const found = await pool.query<Omit<EventToPrice, 'startsAt'> & { starts_at: Date }>(
        `select e.id, e.starts_at, e.in_play as "isInPlay", e.offer_width > 0 as "isPriced", l.feed_key as league, h.feed_key as home, a.feed_key as away
         from sportsbook.event e join sportsbook.league l on l.id = e.league
         join sportsbook.team h on h.id = e.home join sportsbook.team a on a.id = e.away
         where e.id = any ($1::bigint[]) and e.status = 'scheduled' and e.starts_at > $2 and e.offer_version = 0
           and not e.is_booked order by e.id`,
        [events, toIso(at)],
      );
      return found.rows.map(({ starts_at, ...event }) => ({ ...event, startsAt: instant(starts_at.getTime()) }));
    },
    async findUnpriced({ at, wholeUntil, limit }) {
      const found = await pool.query<{ id: string }>(
        `select e.id from sportsbook.event e
         where e.status = 'scheduled' and e.starts_at > $1 and e.offer_version = 0 and e.offer_width < 2 and not e.is_booked
           and (e.starts_at <= $3 or not exists (select from sportsbook.market m where m.event = e.id))
         order by e.starts_at, e.id limit $2`,
        [toIso(at), limit, toIso(wholeUntil)],
      );
      return found.rows.map((row) => row.id);
    },
    async findPriced(at) {
      const found = await pool.query<{ id: string }>(
        `select e.id from sportsbook.event e
         where e.status = 'scheduled' and e.starts_at > $1 and not e.is_booked
           and exists (select from sportsbook.market m where m.event = e.id and m.status = 'open') order by e.starts_at, e.id`,
        [toIso(at)],
      );
      return found.rows.map((row) => row.id);
    },
    findResults: (query) => findResults(pool, query),
  };
}

function saveOffers(pool: Pool, offers: readonly EventOffer[], reprice: Reprice): Promise<MovedMarket[]> {
  return inTransaction(pool, (tx) => saveOffersIn(tx, offers, reprice));
}

async function saveOffersIn(tx: Queryable, offers: readonly EventOffer[], reprice: Reprice): Promise<MovedMarket[]> {
  const events = offers.map(({ event }) => event);
  const combinations = createCombinationsRepository(tx);
  await combinations.noteRates(offers);
  const known = await combinations.findCombinations(events);
  const terms = known.length === 0 ? null : await combinations.findBuilderTerms();
  const repriced = offers.flatMap((offer) => {
    const own = known.filter(({ event }) => event === offer.event);
    const priced = terms === null || own.length === 0 ? [] : reprice(offer, own, terms);
    return priced.map((one) => ({ ...one, event: offer.event }));
  });
  const rows = [
    ...offers.flatMap(({ event, markets }) => markets.flatMap((market) => rowsOf(event, market))),
    ...repriced.flatMap(({ event, offer }) => rowsOf(event, offer)),
  ];
  const saved = await tx.query<MovedMarket>(SAVE_MARKETS, [JSON.stringify(rows), events]);
  await combinations.noteChances(repriced);
  return saved.rows;
}

function rowsOf(event: string, { kind, specifier, selections }: MarketOffer) {
  return selections.map(({ outcome, name, odds }) => ({ event, kind, specifier, outcome, name, odds }));
}

async function findResults(pool: Pool, { feed, after }: { feed: string; after: Instant }): Promise<PastMatch[]> {
  const found = await pool.query<{ league: string; at: Date; home: string; away: string; h: number; a: number }>(
    `select l.feed_key as league, e.starts_at as at, h.feed_key as home, a.feed_key as away,
       e.home_score as h, e.away_score as a
     from sportsbook.event e join sportsbook.league l on l.id = e.league
     join sportsbook.team h on h.id = e.home join sportsbook.team a on a.id = e.away
     where e.feed = $1 and e.starts_at > $2 and e.status = 'finished' and e.home_score is not null`,
    [feed, toIso(after)],
  );
  return found.rows.map((row) => ({
    leagueKey: row.league,
    playedAt: instant(row.at.getTime()),
    home: row.home,
    away: row.away,
    homeGoals: row.h,
    awayGoals: row.a,
  }));
}

// An upsert that touches every row would write each market anew with every price list: only what differs is written.
const SAVE_MARKETS = `
with given as materialized (
  select * from jsonb_to_recordset($1::jsonb) as row (
    event bigint, kind text, specifier text, outcome text, name text, odds int)),
exposed as (
  insert into sportsbook.exposure (event) select distinct event from given on conflict do nothing),
known as materialized (
  select id, event, kind, specifier, status from sportsbook.market where event = any ($2::bigint[])),
named as (select distinct event, kind, specifier from given),
added as (
  insert into sportsbook.market (event, kind, specifier) select event, kind, specifier from named n
  where not exists (select from known k where k.event = n.event and k.kind = n.kind and k.specifier = n.specifier)
  on conflict (event, kind, specifier) do nothing returning id, event, kind, specifier),
turned as (
  update sportsbook.market m set status = case when k.is_named then 'open' else 'suspended' end::sportsbook.market_status
  from (select k.id, k.status, n.event is not null as is_named
    from known k left join named n on n.event = k.event and n.kind = k.kind and n.specifier = k.specifier) k
  where m.id = k.id and k.status in ('open', 'suspended') and (k.status = 'open') <> k.is_named
  returning m.id, m.event),
written as (
  insert into sportsbook.selection as known (market, event, outcome, name, odds)
  select m.id, g.event, g.outcome, g.name, g.odds
  from given g join (select id, event, kind, specifier from known union all select id, event, kind, specifier from added) m
    on m.event = g.event and m.kind = g.kind and m.specifier = g.specifier
  order by m.id
  on conflict (market, outcome) do update set odds = excluded.odds, version = known.version + 1
  where known.odds <> excluded.odds and known.result is null
  returning market, event)
select event, market from written union select event, id from turned`;
