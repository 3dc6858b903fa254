import { type Instant, instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { FeedMessage, FixtureMessage, OutcomeMessage, StopMessage } from '../domain/feed-message.ts';
import type { FinalScore } from '../domain/market.ts';

/** Fixtures that one statement takes. */
export const FIXTURES_MAX = 1_000;

/**
 * Writes fixtures with their leagues and teams; answers the ids of the events that are new or moved. A message with a
 * version at or below the event's changes nothing.
 */
export async function saveFixtures(
  pool: Pool,
  { feed, fixtures, at }: { feed: string; fixtures: readonly FixtureMessage[]; at: Instant },
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
    away_key: fixture.away.key,
    away_name: fixture.away.name,
    away_code: fixture.away.code,
    round: fixture.round,
    starts_at: toIso(fixture.startsAt),
  }));
  const saved = await pool.query<{ id: string }>(SAVE_FIXTURES, [feed, JSON.stringify(rows), toIso(at)]);
  return saved.rows.map((row) => row.id);
}

/** An event that a message changed. */
export interface ChangedEvent {
  readonly id: string;
}

/** What became of a message: the event that it changed, `stale` when the event knows something newer, or `unknown`. */
export type Noted = ChangedEvent | 'stale' | 'unknown';

/** Notes a final score, or that there will be none. The bets wait for it as long as `settled_revision` is behind. */
export async function saveOutcome(pool: Pool, message: OutcomeMessage): Promise<Noted> {
  const [status, home, away] =
    message.kind === 'result' ? ['finished', message.home, message.away] : [message.status, null, null];
  const saved = await pool.query<ChangedEvent>(
    `update sportsbook.event set outcome_version = $3, status = $4::sportsbook.event_status, home_score = $5,
       away_score = $6, result_revision = result_revision + case
         when (status, home_score, away_score) is distinct from ($4::sportsbook.event_status, $5::smallint, $6::smallint)
         then 1 else 0 end
     where feed = $1 and feed_key = $2 and outcome_version < $3 returning id`,
    [message.feed, message.eventKey, message.version, status, home, away],
  );
  return saved.rows[0] ?? staleOrUnknown(pool, message);
}

/** Notes that betting stops for a while, or goes on. */
export async function saveStop(pool: Pool, message: StopMessage): Promise<Noted> {
  const saved = await pool.query<ChangedEvent>(
    `update sportsbook.event set stop_version = $3, is_stopped = $4
     where feed = $1 and feed_key = $2 and stop_version < $3 returning id`,
    [message.feed, message.eventKey, message.version, message.status === 'stopped'],
  );
  return saved.rows[0] ?? staleOrUnknown(pool, message);
}

async function staleOrUnknown(pool: Pool, { feed, eventKey }: FeedMessage): Promise<'stale' | 'unknown'> {
  const found = await pool.query('select from sportsbook.event where feed = $1 and feed_key = $2', [feed, eventKey]);
  return found.rowCount === 0 ? 'unknown' : 'stale';
}

/** Events whose kick-off has come are in play: betting before the match ends there. Answers their ids. */
export async function startDueEvents(pool: Pool, at: Instant): Promise<string[]> {
  const started = await pool.query<{ id: string }>(
    `update sportsbook.event set status = 'live' where status = 'scheduled' and starts_at <= $1 returning id`,
    [toIso(at)],
  );
  return started.rows.map((row) => row.id);
}

/** What is known of a supplier's event, to tell news from what was told before. */
export interface KnownEvent {
  readonly startsAt: Instant;
  readonly round: string | null;
  readonly score: FinalScore | null;
}

/** The events that the keys name, by key; unknown ones are missing. */
export async function findKnown(
  pool: Pool,
  feed: string,
  eventKeys: readonly string[],
): Promise<ReadonlyMap<string, KnownEvent>> {
  const found = await pool.query<{ key: string; starts_at: Date; round: string | null; home: number; away: number }>(
    `select feed_key as key, starts_at, round, home_score as home, away_score as away
     from sportsbook.event where feed = $1 and feed_key = any ($2)`,
    [feed, eventKeys],
  );
  return new Map(
    found.rows.map(({ key, starts_at, round, home, away }) => [
      key,
      { startsAt: instant(starts_at.getTime()), round, score: home === null ? null : { home, away } },
    ]),
  );
}

/** One statement cannot write a row twice: of several fixtures of one event the newest goes in. */
function newestPerEvent(fixtures: readonly FixtureMessage[]): FixtureMessage[] {
  const newest = new Map<string, FixtureMessage>();
  for (const fixture of fixtures) {
    if ((newest.get(fixture.eventKey)?.version ?? -1) < fixture.version) newest.set(fixture.eventKey, fixture);
  }
  return [...newest.values()];
}

/** `premier-league-gb-eng`: readable, and unique where names repeat between countries. */
function slugOf(name: string, country: string): string {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return `${plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-${country}`;
}

const SAVE_FIXTURES = `
with given as (
  select * from jsonb_to_recordset($2::jsonb) as row (
    event_key text, version bigint, league_key text, league_name text, league_slug text, country text, sport text,
    home_key text, home_name text, home_code text, away_key text, away_name text, away_code text, round text,
    starts_at timestamptz)),
leagues as (
  insert into sportsbook.league (feed, feed_key, sport, slug, name, country)
  select distinct on (league_key) $1, league_key, sport, league_slug, league_name, country from given
  on conflict (feed, feed_key) do update set name = excluded.name returning id, feed_key),
teams as (
  insert into sportsbook.team (feed, feed_key, name, code)
  select distinct on (key) $1, key, name, code
  from (select home_key, home_name, home_code from given union all select away_key, away_name, away_code from given)
    as both_teams (key, name, code)
  order by key
  on conflict (feed, feed_key) do update set name = excluded.name, code = excluded.code returning id, feed_key)
insert into sportsbook.event as known (feed, feed_key, league, home, away, round, starts_at, fixture_version)
select $1, g.event_key, l.id, h.id, a.id, g.round, g.starts_at, g.version
from given g join leagues l on l.feed_key = g.league_key
join teams h on h.feed_key = g.home_key join teams a on a.feed_key = g.away_key
order by g.event_key
-- A match that was put off after its kick-off had come is ahead again.
on conflict (feed, feed_key) do update set starts_at = excluded.starts_at, round = excluded.round,
  fixture_version = excluded.fixture_version,
  status = case when known.status = 'live' and excluded.starts_at > $3 then 'scheduled' else known.status end
where known.fixture_version < excluded.fixture_version
returning id`;
