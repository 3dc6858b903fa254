import { type Instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { FixtureMessage, ResultMessage, StatusMessage } from '../domain/feed-message.ts';

/** Fixtures that one statement takes. */
export const FIXTURES_MAX = 1_000;

/**
 * Writes fixtures with their leagues and teams; answers the ids of the events that are new or moved. A message with a
 * version at or below the event's changes nothing.
 */
export async function saveFixtures(pool: Pool, feed: string, fixtures: readonly FixtureMessage[]): Promise<string[]> {
  const rows = fixtures.map((fixture) => ({
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
  const saved = await pool.query<{ id: string }>(SAVE_FIXTURES, [feed, JSON.stringify(rows)]);
  return saved.rows.map((row) => row.id);
}

/** An event as the feed's messages see it. */
export interface KnownEvent {
  readonly id: string;
  readonly feedVersion: string;
  readonly resultRevision: number;
}

/** Notes a final score; null when the event is unknown or knows something newer. */
export async function saveResult(pool: Pool, message: ResultMessage): Promise<KnownEvent | null> {
  const saved = await pool.query<KnownEvent>(
    `update sportsbook.event set status = 'finished', home_score = $4, away_score = $5, feed_version = $3,
       result_revision = result_revision + case when (home_score, away_score) is distinct from ($4, $5) then 1 else 0 end
     where feed = $1 and feed_key = $2 and feed_version < $3
     returning id, feed_version as "feedVersion", result_revision as "resultRevision"`,
    [message.feed, message.eventKey, message.version, message.home, message.away],
  );
  return saved.rows[0] ?? null;
}

/** Notes a stop, its end, or that there will be no result; null when the event is unknown or knows something newer. */
export async function saveStatus(pool: Pool, message: StatusMessage): Promise<KnownEvent | null> {
  const isFinal = message.status === 'abandoned' || message.status === 'cancelled';
  const saved = await pool.query<KnownEvent>(
    `update sportsbook.event set feed_version = $3, is_stopped = $4 = 'stopped',
       status = case when $5 then $4::sportsbook.event_status else status end,
       home_score = case when $5 then null else home_score end, away_score = case when $5 then null else away_score end,
       result_revision = result_revision + case when $5 then 1 else 0 end
     where feed = $1 and feed_key = $2 and feed_version < $3
     returning id, feed_version as "feedVersion", result_revision as "resultRevision"`,
    [message.feed, message.eventKey, message.version, message.status, isFinal],
  );
  return saved.rows[0] ?? null;
}

/** Events whose kick-off has come are in play: betting before the match ends there. Answers how many. */
export async function startDueEvents(pool: Pool, at: Instant): Promise<number> {
  const started = await pool.query(
    `update sportsbook.event set status = 'live' where status = 'scheduled' and starts_at <= $1`,
    [toIso(at)],
  );
  return started.rowCount ?? 0;
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
  on conflict (feed, feed_key) do update set name = excluded.name, code = excluded.code returning id, feed_key)
insert into sportsbook.event as known (feed, feed_key, league, home, away, round, starts_at, feed_version)
select $1, g.event_key, l.id, h.id, a.id, g.round, g.starts_at, g.version
from given g join leagues l on l.feed_key = g.league_key
join teams h on h.feed_key = g.home_key join teams a on a.feed_key = g.away_key
on conflict (feed, feed_key) do update set starts_at = excluded.starts_at, round = excluded.round,
  feed_version = excluded.feed_version
where known.feed_version < excluded.feed_version and known.status = 'scheduled'
returning id`;
