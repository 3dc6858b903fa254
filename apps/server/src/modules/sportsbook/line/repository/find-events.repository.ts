import { type Instant, instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { LineLeague } from '../domain/line.ts';
import type { PlayedMatch } from '../domain/statistics.ts';

/** An event by its names, for the search. */
export interface NamedEvent {
  readonly id: string;
  /** With the sort priority of its country; the lower the further up. */
  readonly league: LineLeague & { readonly priority: number };
  readonly home: string;
  readonly away: string;
}

const LEAGUE =
  "json_build_object('id', l.id::text, 'slug', l.slug, 'name', l.name, 'country', l.country, 'sport', l.sport)";
const OFFERED = 'exists (select from sportsbook.market m where m.event = e.id)';

/** Number of events of a league on a day of a zone; virtual ones, which come around the clock, are not counted. */
export interface CalendarRow {
  readonly day: string;
  readonly league: LineLeague;
  readonly events: number;
}

/** Sides and league of an event, for which statistics are read. A race has no second side, and no statistics. */
export interface EventSides {
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: Instant;
  /** The supplier's own keys of them. */
  readonly keys: { readonly league: string; readonly home: string; readonly away: string };
  readonly names: { readonly home: string; readonly away: string };
}

/** Reads of events beside the tree, and of the results that statistics are made from. */
export interface FindEventsRepository {
  /** Events ahead and in play with their names, the next one first. */
  findNames(): Promise<NamedEvent[]>;
  /** By day, then in the order of the tree. Events that were called off are left out. */
  findCalendar(span: { from: Instant; to: Instant; zone: string }): Promise<CalendarRow[]>;
  findSides(event: string): Promise<EventSides | null>;
  /** Finished matches of a league before an instant, the newest first. */
  findPlayed(league: string, before: Instant): Promise<PlayedMatch[]>;
}

export function createFindEventsRepository(pool: Pool): FindEventsRepository {
  return {
    async findNames() {
      const found = await pool.query<NamedEvent>(
        `select e.id, ${LEAGUE}::jsonb || jsonb_build_object('priority', coalesce(c.priority, 1000)) as league,
           h.name as home, coalesce(a.name, '') as away
         from sportsbook.event e join sportsbook.league l on l.id = e.league
         left join sportsbook.country c on c.code = l.country
         join sportsbook.team h on h.id = e.home left join sportsbook.team a on a.id = e.away
         where e.status in ('scheduled', 'live') and ${OFFERED} order by e.starts_at, e.id`,
      );
      return found.rows;
    },
    async findCalendar({ from, to, zone }) {
      const found = await pool.query<CalendarRow>(
        `select to_char(e.starts_at at time zone $3, 'YYYY-MM-DD') as day, ${LEAGUE} as league, count(*)::int as events
         from sportsbook.event e join sportsbook.league l on l.id = e.league
         left join sportsbook.country c on c.code = l.country
         where e.starts_at >= $1 and e.starts_at < $2 and e.status in ('scheduled', 'live', 'finished')
           and (e.status = 'finished' or ${OFFERED}) and l.sport not like 'virtual-%'
         group by 1, l.id, c.priority order by 1, coalesce(c.priority, 1000), l.country, l.name, l.id`,
        [toIso(from), toIso(to), zone],
      );
      return found.rows;
    },
    async findSides(event) {
      const found = await pool.query<Omit<EventSides, 'startsAt'> & { starts_at: Date }>(
        `select e.league, e.home, coalesce(e.away, 0)::text as away, e.starts_at,
           json_build_object('league', l.feed_key, 'home', h.feed_key, 'away', coalesce(a.feed_key, '')) as keys,
           json_build_object('home', h.name, 'away', coalesce(a.name, '')) as names
         from sportsbook.event e join sportsbook.league l on l.id = e.league
         join sportsbook.team h on h.id = e.home left join sportsbook.team a on a.id = e.away where e.id = $1`,
        [event],
      );
      const row = found.rows[0];
      if (!row) return null;
      const { starts_at, ...sides } = row;
      return { ...sides, startsAt: instant(starts_at.getTime()) };
    },
    findPlayed: (league, before) => findPlayed(pool, league, before),
  };
}

async function findPlayed(pool: Pool, league: string, before: Instant): Promise<PlayedMatch[]> {
  const found = await pool.query<PlayedRow>(
    `select e.id, e.round, e.starts_at, e.home, e.away, h.name as home_name, a.name as away_name,
       e.home_score, e.away_score
     from sportsbook.event e
     join sportsbook.team h on h.id = e.home join sportsbook.team a on a.id = e.away
     where e.league = $1 and e.status = 'finished' and e.starts_at < $2 and e.home_score is not null
     order by e.starts_at desc, e.id desc limit $3`,
    [league, toIso(before), PLAYED_MAX],
  );
  return found.rows.map((row) => ({
    event: row.id,
    round: row.round,
    playedAt: instant(row.starts_at.getTime()),
    home: { id: row.home, name: row.home_name },
    away: { id: row.away, name: row.away_name },
    score: { home: row.home_score, away: row.away_score },
  }));
}

/** More than any league plays in two seasons. */
const PLAYED_MAX = 1_500;

interface PlayedRow {
  readonly id: string;
  readonly round: string | null;
  readonly starts_at: Date;
  readonly home: string;
  readonly away: string;
  readonly home_name: string;
  readonly away_name: string;
  readonly home_score: number;
  readonly away_score: number;
}
