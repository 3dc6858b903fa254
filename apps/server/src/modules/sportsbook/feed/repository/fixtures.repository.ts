import { type Clock, type Instant, instant, toIso } from '@ordago/kernel';
import type { Pool, QueryResult, QueryResultRow } from 'pg';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type {
  FeedMessage,
  FixtureMessage,
  OfferMessage,
  ResultRecord,
  StopMessage,
  StoppedMatch,
} from '../../shared/domain/feed-message.ts';
import { startValidMs } from '../../shared/domain/halt-window.ts';
import type { FinalScore } from '../../shared/domain/market.ts';
import { noteHeld } from './note-held.ts';
import { type ChangedEvent, isLateNews, type JudgedOutcome, writeOutcome } from './write-outcome.ts';

/** Fixtures that one statement takes. */
export const FIXTURES_MAX = 1_000;

/**
 * Outcome of a message: the event that it changed, `stale` when something newer is stored, `late` when the window of its event was
 * closed, or `unknown`.
 */
export type Noted = ChangedEvent | 'stale' | 'late' | 'unknown';

/** Known state of a supplier's event, to distinguish news from repetitions. */
export interface KnownEvent {
  readonly startsAt: Instant;
  readonly round: string | null;
  readonly score: FinalScore | null;
  /** Point at which it stopped, when it was interrupted for good. */
  readonly stoppedAt: StoppedMatch | null;
  /** All reported details of its result. */
  readonly record: ResultRecord | null;
  readonly outcomeVersion: number;
  readonly offerVersion: number;
}

/** Events of the suppliers: their fixtures, results, stops and versions. */
export interface FixturesRepository {
  /**
   * Writes fixtures with their leagues and teams; answers the ids of the events that are new or moved. A message with a
   * version at or below the event's changes nothing. A start that is given up is kept with the bets that were taken at
   * it, and with the time for which the rule book of its sport keeps them (`moved-starts.repository.ts`).
   */
  saveFixtures(chunk: { feed: string; fixtures: readonly FixtureMessage[]; clock: Clock }): Promise<string[]>;
  /** The sport of a supplier's event; null for an unknown one. */
  findSport(message: FeedMessage): Promise<string | null>;
  /**
   * Notes a result, or that there will be none. The bets wait for it as long as `settled_revision` is behind. Once the window of a
   * contest that stopped or did not begin is over, what was not reported within it is `late` and changes nothing.
   */
  saveOutcome(message: FeedMessage, judged: JudgedOutcome): Promise<Noted>;
  /** Takes the next version of a supplier's offer on an event; the caller writes the prices. */
  takeOffer(message: OfferMessage): Promise<Noted>;
  /** Notes that betting stops for a while, or goes on; once the window of a contest is over it goes on no more. */
  saveStop(message: StopMessage, at: Instant): Promise<Noted>;
  /** Events whose kick-off has come are in play: betting before the match ends there. Answers their ids. */
  startDueEvents(at: Instant): Promise<string[]>;
  /** The events that the keys name, by key; unknown ones are missing. */
  findKnown(feed: string, eventKeys: readonly string[]): Promise<ReadonlyMap<string, KnownEvent>>;
  /** The ids of a supplier's events by its keys; unknown ones are missing. */
  findEventIds(feed: string, eventKeys: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export function createFixturesRepository(pool: Pool): FixturesRepository {
  return {
    saveFixtures: (chunk) => saveFixtures(pool, chunk),
    async findSport({ feed, eventKey }) {
      const found = await pool.query<{ sport: string }>(
        `select l.sport from sportsbook.event e join sportsbook.league l on l.id = e.league
         where e.feed = $1 and e.feed_key = $2`,
        [feed, eventKey],
      );
      return found.rows[0]?.sport ?? null;
    },
    saveOutcome: (message, judged) => saveOutcome(pool, message, judged),
    async takeOffer({ feed, eventKey, version }) {
      const taken = await pool.query<ChangedEvent>(
        `update sportsbook.event set offer_version = $3
         where feed = $1 and feed_key = $2 and offer_version < $3 and status in ('scheduled', 'live') returning id`,
        [feed, eventKey, version],
      );
      return taken.rows[0] ?? staleOrUnknown(pool, { feed, eventKey });
    },
    async saveStop(message, at) {
      const { feed, eventKey, version, status } = message;
      const saved = await writeAlone<ChangedEvent>(pool, { feed, keys: [eventKey] }, SAVE_STOP, [
        feed,
        eventKey,
        version,
        status === 'stopped',
        toIso(at),
      ]);
      return saved.rows[0] ?? lateOrStale(pool, message, at);
    },
    async startDueEvents(at) {
      const started = await pool.query<{ id: string }>(
        `update sportsbook.event set status = 'live' where status = 'scheduled' and starts_at <= $1 returning id`,
        [toIso(at)],
      );
      return started.rows.map((row) => row.id);
    },
    findKnown: (feed, eventKeys) => findKnown(pool, feed, eventKeys),
    async findEventIds(feed, eventKeys) {
      if (eventKeys.length === 0) return new Map();
      const found = await pool.query<{ key: string; id: string }>(
        'select feed_key as key, id from sportsbook.event where feed = $1 and feed_key = any ($2)',
        [feed, eventKeys],
      );
      return new Map(found.rows.map(({ key, id }) => [key, id]));
    },
  };
}

async function saveFixtures(
  pool: Pool,
  { feed, fixtures, clock }: { feed: string; fixtures: readonly FixtureMessage[]; clock: Clock },
): Promise<string[]> {
  const rows = newestPerEvent(fixtures).map((fixture) => ({
    event_key: fixture.eventKey,
    version: fixture.version,
    league_key: fixture.league.key,
    league_name: fixture.league.name,
    league_slug: slugOf(fixture.league.name, fixture.league.country),
    country: fixture.league.country,
    sport: fixture.league.sport,
    home_key: fixture.home.key,
    home_name: fixture.home.name,
    home_code: fixture.home.code,
    away_key: fixture.away?.key ?? null,
    away_name: fixture.away?.name ?? null,
    away_code: fixture.away?.code ?? null,
    round: fixture.round,
    starts_at: toIso(fixture.startsAt),
    valid_ms: startValidMs(fixture.league.sport),
    in_play: fixture.isInPlay ?? false,
  }));
  const keys = rows.map((row) => row.event_key);
  return inTransaction(pool, async (client) => {
    await client.query(LOCK_EVENTS, [feed, keys]);
    await client.query(LOCK_ROWS, [feed, keys]);
    // Bets placed at the old start are committed by now, and have an earlier time.
    const values = [feed, JSON.stringify(rows), toIso(clock.now())];
    await client.query(KEEP_STARTS, values);
    const saved = await client.query<{ id: string }>(SAVE_FIXTURES, values);
    return saved.rows.map((row) => row.id);
  });
}

/**
 * Writes the state of events while no bet on them is being placed: one that is in flight is committed before they begin
 * or end, or it reads their new state.
 */
function writeAlone<Row extends QueryResultRow>(
  pool: Pool,
  { feed, keys }: { feed: string; keys: readonly string[] },
  text: string,
  values: unknown[],
): Promise<QueryResult<Row>> {
  return inTransaction(pool, async (client) => {
    await client.query(LOCK_EVENTS, [feed, keys]);
    return client.query<Row>(text, values);
  });
}

const LOCK_EVENTS = `
select sportsbook.lock_exposure(array(select id from sportsbook.event where feed = $1 and feed_key = any ($2)))`;

const LOCK_ROWS = `
select from sportsbook.event where feed = $1 and feed_key = any ($2) order by feed_key for no key update`;

// Nothing is moved of an event that is over and has no noted time at which it was held. A bet of the very moment was
// taken before.
const KEEP_STARTS = `
insert into sportsbook.moved_start (event, from_at, to_at, valid_until)
select e.id, last.to_at, given.now, e.starts_at + given.valid_ms * interval '1 millisecond'
from (select *, $3::timestamptz + interval '1 microsecond' as now from jsonb_to_recordset($2::jsonb) as row (
  event_key text, version bigint, starts_at timestamptz, valid_ms bigint)) given
join sportsbook.event e on e.feed = $1 and e.feed_key = given.event_key
left join lateral (select max(to_at) as to_at from sportsbook.moved_start m where m.event = e.id) last on true
where e.fixture_version < given.version and e.starts_at <> given.starts_at
  and (e.status not in ('finished', 'abandoned') or e.held_at is not null)
  and (last.to_at is null or last.to_at < given.now)`;

async function saveOutcome(pool: Pool, message: FeedMessage, judged: JudgedOutcome): Promise<Noted> {
  const { feed, eventKey } = message;
  const saved = await inTransaction(pool, async (client) => {
    await client.query(LOCK_EVENTS, [feed, [eventKey]]);
    return writeOutcome(client, message, judged);
  });
  if (saved !== null) return saved;
  // That it was played is true, whatever was reported of it since.
  if (judged.heldAt !== null) await noteHeld(pool, message, judged.heldAt);
  return (await isLateNews(pool, message, judged)) ? 'late' : staleOrUnknown(pool, message);
}

const SAVE_STOP = `
update sportsbook.event set stop_version = $3, is_stopped = $4,
  halt = case when $4 then halt end, halted_until = case when $4 then halted_until end
where feed = $1 and feed_key = $2 and stop_version < $3
  and ($4 or coalesce(least(window_closed_at, halted_until) >= $5, true)) returning id`;

async function lateOrStale(
  pool: Pool,
  { feed, eventKey }: Pick<FeedMessage, 'feed' | 'eventKey'>,
  at: Instant,
): Promise<'late' | 'stale' | 'unknown'> {
  const late = await pool.query(
    `select from sportsbook.event where feed = $1 and feed_key = $2 and least(window_closed_at, halted_until) < $3`,
    [feed, eventKey, toIso(at)],
  );
  return late.rowCount === 0 ? staleOrUnknown(pool, { feed, eventKey }) : 'late';
}

async function staleOrUnknown(
  pool: Pool,
  { feed, eventKey }: Pick<FeedMessage, 'feed' | 'eventKey'>,
): Promise<'stale' | 'unknown'> {
  const found = await pool.query('select from sportsbook.event where feed = $1 and feed_key = $2', [feed, eventKey]);
  return found.rowCount === 0 ? 'unknown' : 'stale';
}

interface KnownRow {
  readonly outcome_version: number;
  readonly offer_version: number;
  readonly key: string;
  readonly starts_at: Date;
  readonly round: string | null;
  readonly home: number | null;
  readonly away: number | null;
  readonly stopped_at: StoppedMatch | null;
  readonly record: ResultRecord | null;
}

async function findKnown(
  pool: Pool,
  feed: string,
  eventKeys: readonly string[],
): Promise<ReadonlyMap<string, KnownEvent>> {
  const found = await pool.query<KnownRow>(
    `select feed_key as key, starts_at, round, home_score as home, away_score as away, interruption as stopped_at, record,
       outcome_version::float8 as outcome_version, offer_version::float8 as offer_version
     from sportsbook.event where feed = $1 and feed_key = any ($2)`,
    [feed, eventKeys],
  );
  return new Map(
    found.rows.map(({ key, starts_at, round, home, away, stopped_at: stoppedAt, record, ...versions }) => [
      key,
      {
        startsAt: instant(starts_at.getTime()),
        round,
        stoppedAt,
        record,
        score: home === null || away === null ? null : { home, away },
        outcomeVersion: versions.outcome_version,
        offerVersion: versions.offer_version,
      },
    ]),
  );
}

/** One statement cannot write a row twice: of several fixtures of one event the newest is written. */
function newestPerEvent(fixtures: readonly FixtureMessage[]): FixtureMessage[] {
  const newest = new Map<string, FixtureMessage>();
  for (const fixture of fixtures) {
    if ((newest.get(fixture.eventKey)?.version ?? -1) < fixture.version) newest.set(fixture.eventKey, fixture);
  }
  return [...newest.values()];
}

/**
 * `premier-league-gb-eng`: readable, and distinct where names repeat between countries; `SAVE_FIXTURES` does the rest.
 */
function slugOf(name: string, country: string): string {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return `${plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-${country}`;
}

/**
 * A wait ends by a kick-off that was really moved: to an instant ahead, and within the window. A schedule that is read again has the
 * kick-off that is known, and one of the past is a correction: the contest does not go on by either.
 */
const GOES_ON = `excluded.starts_at <> known.starts_at and excluded.starts_at > $3 and excluded.starts_at <= known.halted_until`;

const SAVE_FIXTURES = `
with given as (
  select * from jsonb_to_recordset($2::jsonb) as row (
    event_key text, version bigint, league_key text, league_name text, league_slug text, country text, sport text,
    home_key text, home_name text, home_code text, away_key text, away_name text, away_code text, round text,
    starts_at timestamptz, in_play boolean)),
leagues as (
  -- A league whose name another one of its country has, of another sport or supplier, is told apart by a mark of its key.
  insert into sportsbook.league (feed, feed_key, sport, slug, name, country)
  select $1, league_key, sport,
    case when nth > 1 or exists (select from sportsbook.league other
        where other.slug = league_slug and (other.feed, other.feed_key) <> ($1, league_key))
      then league_slug || '-' || left(md5($1 || ' ' || league_key), 6) else league_slug end,
    league_name, country
  from (select *, row_number() over (partition by league_slug order by league_key) as nth
    from (select distinct on (league_key) league_key, sport, league_slug, league_name, country from given) one) named
  on conflict (feed, feed_key) do update set name = excluded.name returning id, feed_key),
teams as (
  insert into sportsbook.team (feed, feed_key, name, code)
  select distinct on (key) $1, key, name, code
  from (select home_key, home_name, home_code from given union all select away_key, away_name, away_code from given)
    as both_teams (key, name, code)
  where key is not null
  order by key
  on conflict (feed, feed_key) do update set name = excluded.name, code = excluded.code returning id, feed_key)
insert into sportsbook.event as known (feed, feed_key, league, home, away, round, starts_at, in_play, fixture_version)
select $1, g.event_key, l.id, h.id, a.id, g.round, g.starts_at, g.in_play, g.version
from given g join leagues l on l.feed_key = g.league_key
join teams h on h.feed_key = g.home_key left join teams a on a.feed_key = g.away_key
order by g.event_key
-- A match that was put off after its kick-off had come is ahead again.
on conflict (feed, feed_key) do update set starts_at = excluded.starts_at, round = excluded.round,
  in_play = excluded.in_play,
  fixture_version = excluded.fixture_version,
  status = case when known.status = 'live' and excluded.starts_at > $3 then 'scheduled' else known.status end,
  -- One that is put off beyond its window is judged when that ends.
  is_stopped = known.is_stopped and (known.halt is null or not (${GOES_ON})),
  halt = case when ${GOES_ON} then null else known.halt end,
  halted_until = case when ${GOES_ON} then null else known.halted_until end
where known.fixture_version < excluded.fixture_version
returning id`;
