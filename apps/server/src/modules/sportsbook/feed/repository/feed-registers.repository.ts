import { type Instant, instant, type Odds, toIso } from '@ordago/kernel';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { ResultRecord } from '../../shared/domain/feed-message.ts';
import { type BookedMarket, bookOf, recordIn } from '../domain/market-book.ts';
import {
  type MarketsMessage,
  newestOf,
  type ProgressFact,
  type Register,
  registerOf,
  tieOf,
} from '../domain/market-fact.ts';
import { heldSince, progressOf } from '../domain/progress.ts';
import { statusOf } from '../domain/settle-by-record.ts';
import { endsAtOf } from '../domain/time-left.ts';

/** Outcome for an event: `unknown` when there is none yet, else what changed. */
export type Booked = 'unknown' | { readonly id: string; readonly isChanged: boolean; readonly isSettled: boolean };

export interface EventKey {
  readonly feed: string;
  readonly eventKey: string;
}

/** Registers: the newest report of a supplier on each fact of an event, and what follows from them. */
export interface FeedRegistersRepository {
  /**
   * Keeps the facts of a message and updates the event from its registers. One event is updated by one process at a
   * time, so that the newest report also wins between two processes.
   */
  saveMarketsMessage(message: MarketsMessage): Promise<Booked>;
  /** Updates an event from its registers: after its fixture became known, or a stop of a whole service. */
  rebook(key: EventKey): Promise<Booked>;
  /** Finds events that are known by now and about which a message was received before. */
  findUnbooked(limit: number): Promise<EventKey[]>;
  /**
   * Stops the prices of a service up to an instant of its clock, on every event that is not over. Answers those events.
   */
  stopProduct(stop: { feed: string; product: number; version: number }): Promise<EventKey[]>;
}

export function createFeedRegistersRepository(pool: Pool): FeedRegistersRepository {
  return {
    async saveMarketsMessage(message) {
      const reported = message.facts.map((fact) => registerOf(fact, message.version));
      return inTransaction(pool, async (client) => {
        await lockEvent(client, message);
        const isNews = await keep(client, message, [...newestOf(reported).values()]);
        const booked = isNews ? await book(client, message) : await whereIs(client, message);
        if (booked === 'unknown' && isNews)
          await client.query(NOTE_STRAY, [message.feed, message.eventKey, message.version]);
        return booked;
      });
    },
    async rebook(key) {
      return inTransaction(pool, async (client) => {
        await lockEvent(client, key);
        const booked = await book(client, key);
        if (booked !== 'unknown') await client.query(FORGET_STRAY, [key.feed, key.eventKey]);
        return booked;
      });
    },
    async findUnbooked(limit) {
      const found = await pool.query<{ feed: string; event_key: string }>(
        `select s.feed, s.event_key from sportsbook.feed_stray s
         join sportsbook.event e on e.feed = s.feed and e.feed_key = s.event_key limit $1`,
        [limit],
      );
      return found.rows.map((row) => ({ feed: row.feed, eventKey: row.event_key }));
    },
    async stopProduct({ feed, product, version }) {
      const stop = registerOf({ sort: 'stop', product, group: 'all' }, version);
      const stopped = await pool.query<{ event_key: string }>(STOP_PRODUCT, [
        feed,
        stop.name,
        version,
        tieOf(stop),
        JSON.stringify(stop.fact),
        `prices:${product}`,
      ]);
      return stopped.rows.map((row) => ({ feed, eventKey: row.event_key }));
    },
  };
}

async function lockEvent(client: PoolClient, { feed, eventKey }: EventKey): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 141))', [`${feed} ${eventKey}`]);
}

/** Answers true if any register changed. */
async function keep(client: PoolClient, { feed, eventKey }: EventKey, reported: readonly Register[]): Promise<boolean> {
  const rows = reported.map((register) => ({ ...register, tie: tieOf(register) }));
  const kept = await client.query(KEEP, [feed, eventKey, JSON.stringify(rows)]);
  return (kept.rowCount ?? 0) > 0;
}

async function whereIs(client: PoolClient, key: EventKey): Promise<Booked> {
  const found = await findEvent(client, key);
  return found ? { id: found.id, isChanged: false, isSettled: false } : 'unknown';
}

async function findEvent(client: PoolClient, { feed, eventKey }: EventKey) {
  const found = await client.query<{ id: string; sport: string }>(
    `select e.id, l.sport from sportsbook.event e join sportsbook.league l on l.id = e.league
     where e.feed = $1 and e.feed_key = $2`,
    [feed, eventKey],
  );
  return found.rows[0];
}

async function book(client: PoolClient, key: EventKey): Promise<Booked> {
  const where = await findEvent(client, key);
  if (!where) return 'unknown';
  const found = await client.query<Register>(
    `select market, name, version::float8 as version, fact from sportsbook.feed_register
     where feed = $1 and event_key = $2`,
    [key.feed, key.eventKey],
  );
  // Bets that are being placed on the event are committed before, or read what is written here.
  await client.query('insert into sportsbook.exposure (event) values ($1) on conflict do nothing', [where.id]);
  await client.query('select sportsbook.lock_exposure(array[$1::bigint])', [where.id]);
  const markets = bookOf(found.rows, where.sport);
  const isMoved = await writeMarkets(client, where.id, markets);
  const isSettled = await writeResults(client, where.id, markets);
  const progress = progressOf(found.rows);
  const isInPlay = found.rows.some(({ name }) => name === IN_PLAY);
  const record = recordIn([...newestOf(found.rows).values()]);
  const heldAt = heldSince(found.rows);
  const endsAt = endsAtOf(found.rows, where.sport);
  const isSeen = await writeEvent(client, where.id, { progress, record, isSettled, isInPlay, heldAt, endsAt });
  return { id: where.id, isChanged: isMoved || isSettled || isSeen, isSettled };
}

/** The price list of a service that prices in play: an event with one takes bets while it is played. */
const IN_PLAY = 'prices:1';

interface SelectionRow {
  readonly kind: string;
  readonly specifier: string;
  readonly outcome: string;
  readonly odds: Odds | null;
}

async function writeMarkets(client: PoolClient, event: string, markets: readonly BookedMarket[]): Promise<boolean> {
  const rows = markets.map(({ kind, specifier, status, isWithdrawn }) => ({
    kind,
    specifier,
    status,
    is_withdrawn: isWithdrawn,
  }));
  const turned = await client.query(WRITE_MARKETS, [event, JSON.stringify(rows)]);
  const selections = markets.flatMap(({ kind, specifier, selections }) =>
    selections.map(({ outcome, odds }): SelectionRow => ({ kind, specifier, outcome, odds })),
  );
  const priced = await client.query(WRITE_PRICES, [event, JSON.stringify(selections)]);
  return (turned.rowCount ?? 0) + (priced.rowCount ?? 0) > 0;
}

/** Writes results and windows; answers true if bets are to be settled anew. */
async function writeResults(client: PoolClient, event: string, markets: readonly BookedMarket[]): Promise<boolean> {
  const results = markets.flatMap(({ kind, specifier, status, selections }) =>
    selections.map(({ outcome, came, why }) => {
      const final = status === 'void' ? { result: 0, voidHalves: 2, deadHeat: null } : came;
      return {
        kind,
        specifier,
        outcome,
        why,
        result: final?.result ?? null,
        void_halves: final?.voidHalves ?? null,
        places_left: final?.deadHeat?.left ?? null,
        places_tied: final?.deadHeat?.tied ?? null,
      };
    }),
  );
  const came = await client.query(WRITE_RESULTS, [event, JSON.stringify(results)]);
  const windows = markets.flatMap(({ kind, specifier, voids }) =>
    voids
      .filter(({ from, to }) => from !== null || to !== null)
      .map(({ from, to }) => ({
        kind,
        specifier,
        from_at: from === null ? null : toIso(instant(from)),
        to_at: to === null ? null : toIso(instant(to)),
      })),
  );
  const opened = await client.query<{ changes: number }>(WRITE_WINDOWS, [event, JSON.stringify(windows)]);
  return (came.rowCount ?? 0) + (opened.rows[0]?.changes ?? 0) > 0;
}

interface SeenEvent {
  readonly progress: ProgressFact | null;
  readonly record: ResultRecord | null;
  readonly isSettled: boolean;
  readonly isInPlay: boolean;
  /** Instant since which it is known to have begun. */
  readonly heldAt: Instant | null;
  /** Earliest instant at which it can be over. */
  readonly endsAt: Instant | null;
}

/** Ends a contest that has a record, whatever its last progress. */
function endOf(record: ResultRecord): Pick<ProgressFact, 'status' | 'score'> {
  return { status: statusOf(record), score: (record.sort === 'match' && record.score) || null };
}

async function writeEvent(
  client: PoolClient,
  event: string,
  { progress, record, isSettled, isInPlay, heldAt, endsAt }: SeenEvent,
): Promise<boolean> {
  const { status = null, score = null } = record ? endOf(record) : (progress ?? {});
  const shown = progress && {
    clock: progress.clock,
    periods: progress.periods,
    phase: progress.phase ?? null,
    period: progress.period ?? null,
    points: progress.points ?? null,
    server: progress.server ?? null,
    ...(progress.counts ? { counts: progress.counts } : {}),
  };
  const written = await client.query(WRITE_EVENT, [
    event,
    status,
    score?.home ?? null,
    score?.away ?? null,
    shown && JSON.stringify(shown),
    isSettled,
    isInPlay,
    record && JSON.stringify(record),
    heldAt === null ? null : toIso(heldAt),
    endsAt === null ? null : toIso(endsAt),
  ]);
  return written.rowCount === 1;
}

const NOTE_STRAY = `
insert into sportsbook.feed_stray as known (feed, event_key, version) values ($1, $2, $3)
on conflict (feed, event_key) do update set version = greatest(known.version, excluded.version)`;

const FORGET_STRAY = 'delete from sportsbook.feed_stray where feed = $1 and event_key = $2';

const KEEP = `
insert into sportsbook.feed_register as known (feed, event_key, market, name, version, tie, fact)
select $1, $2, market, name, version, tie, fact
from jsonb_to_recordset($3::jsonb) as row (market text, name text, version bigint, tie text, fact jsonb)
order by market, name
on conflict (feed, event_key, market, name) do update
  set version = excluded.version, tie = excluded.tie, fact = excluded.fact
where (known.version, known.tie) < (excluded.version, excluded.tie)`;

const STOP_PRODUCT = `
insert into sportsbook.feed_register as known (feed, event_key, market, name, version, tie, fact)
select distinct $1::text, e.feed_key, '', $2::text, $3::bigint, $4::text, $5::jsonb
from sportsbook.event e join sportsbook.feed_register r
  on r.feed = e.feed and r.event_key = e.feed_key and r.name = $6
where e.feed = $1 and e.status in ('scheduled', 'live')
on conflict (feed, event_key, market, name) do update
  set version = excluded.version, tie = excluded.tie, fact = excluded.fact
where (known.version, known.tie) < (excluded.version, excluded.tie)
returning event_key`;

const WRITE_MARKETS = `
insert into sportsbook.market as known (event, kind, specifier, status, is_withdrawn)
select $1, kind, specifier, status::sportsbook.market_status, is_withdrawn
from jsonb_to_recordset($2::jsonb) as row (kind text, specifier text, status text, is_withdrawn boolean)
order by kind, specifier
on conflict (event, kind, specifier) do update set status = excluded.status, is_withdrawn = excluded.is_withdrawn
where (known.status, known.is_withdrawn) <> (excluded.status, excluded.is_withdrawn)`;

// An outcome without a price keeps the last one that it had; its market takes no bets.
const WRITE_PRICES = `
insert into sportsbook.selection as known (market, event, outcome, odds)
select m.id, m.event, g.outcome, g.odds
from jsonb_to_recordset($2::jsonb) as g (kind text, specifier text, outcome text, odds int)
join sportsbook.market m on m.event = $1 and m.kind = g.kind and m.specifier = g.specifier
where g.odds is not null order by m.id, g.outcome
on conflict (market, outcome) do update set odds = excluded.odds, version = known.version + 1
where known.odds <> excluded.odds`;

const WRITE_RESULTS = `
update sportsbook.selection s set result = g.result, void_halves = g.void_halves, places_left = g.places_left,
  places_tied = g.places_tied, why = g.why
from jsonb_to_recordset($2::jsonb) as g (kind text, specifier text, outcome text, why jsonb, result smallint,
  void_halves smallint, places_left smallint, places_tied smallint)
join sportsbook.market m on m.event = $1 and m.kind = g.kind and m.specifier = g.specifier
where s.market = m.id and s.outcome = g.outcome
  and (s.result, s.void_halves, s.places_left, s.places_tied, s.why)
    is distinct from (g.result, g.void_halves, g.places_left, g.places_tied, g.why)`;

const WRITE_WINDOWS = `
with given as (
  select m.id as market, g.from_at, g.to_at
  from jsonb_to_recordset($2::jsonb) as g (kind text, specifier text, from_at timestamptz, to_at timestamptz)
  join sportsbook.market m on m.event = $1 and m.kind = g.kind and m.specifier = g.specifier),
closed as (
  delete from sportsbook.void_window w using sportsbook.market m
  where m.id = w.market and m.event = $1 and w.why is null and not exists (select from given g
    where g.market = w.market and (g.from_at, g.to_at) is not distinct from (w.from_at, w.to_at))
  returning w.market),
opened as (
  insert into sportsbook.void_window (market, from_at, to_at)
  select market, from_at, to_at from given g where not exists (select from sportsbook.void_window w
    where w.market = g.market and (g.from_at, g.to_at) is not distinct from (w.from_at, w.to_at))
  returning market)
select (select count(*) from closed)::int + (select count(*) from opened)::int as changes`;

// Writes the event as the supplier reports it; without a report the clock decides, as for any other.
const WRITE_EVENT = `
update sportsbook.event e set is_booked = true, trimmed_at = null, status = coalesce($2::sportsbook.event_status, e.status),
  home_score = coalesce($3, e.home_score), away_score = coalesce($4, e.away_score), progress = coalesce($5, e.progress),
  result_revision = e.result_revision + $6::boolean::int, in_play = e.in_play or $7, record = coalesce($8, e.record),
  held_at = least(e.held_at, $9::timestamptz), ends_at = $10::timestamptz
where e.id = $1 and (not e.is_booked or e.trimmed_at is not null or $6 or $7 and not e.in_play or $9::timestamptz is not null and e.held_at is null
  or (e.status, e.home_score, e.away_score, e.progress, e.record, e.ends_at) is distinct from
  (coalesce($2::sportsbook.event_status, e.status), coalesce($3, e.home_score), coalesce($4, e.away_score),
   coalesce($5, e.progress), coalesce($8, e.record), $10::timestamptz))`;
