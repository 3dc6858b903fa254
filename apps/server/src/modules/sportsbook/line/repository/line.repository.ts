import { type Instant, instant, odds, type Page, pageOf, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import { eachWayOffer } from '../../shared/domain/each-way.ts';
import { EACH_WAY_BASIS } from '../../shared/repository/each-way.ts';
import { type OutcomeColumns, outcomeOf } from '../../shared/repository/outcome-columns.ts';
import { type ContestRecord, contestResultOf, settledWord } from '../domain/contest-result.ts';
import {
  inOrder,
  type LineEvent,
  type LineMarket,
  type LineProgress,
  type LineSelection,
  type TreeLeague,
} from '../domain/line.ts';

export interface EventsFilter {
  readonly view: 'upcoming' | 'live' | 'begun' | 'any' | 'results';
  readonly at: Instant;
  readonly league: string | null;
  readonly from: Instant | null;
  readonly to: Instant | null;
  /** Only these events; null for all. */
  readonly ids: readonly string[] | null;
}

/** Events of the line with their markets. */
export interface LineRepository {
  /** Leagues with events ahead, in the order of the tree. */
  findTree(at: Instant): Promise<TreeLeague[]>;
  /** One page of events: ahead and in play by start, results newest first. With their main markets. */
  findEvents(filter: EventsFilter, paging: { page: number; size: number }): Promise<Page<LineEvent>>;
  /** Returns true if the line has a league. */
  hasLeague(league: string): Promise<boolean>;
  /** One event with every market, and the named ones of the combinations of its selections; null when there is none. */
  findEvent(id: string, combinations?: readonly string[]): Promise<LineEvent | null>;
  /** Events by id, with every market, combinations among them, or with those that are named. */
  findEventsById(ids: readonly string[], markets?: readonly string[] | null): Promise<LineEvent[]>;
}

export function createLineRepository(pool: Pool): LineRepository {
  return {
    async findTree(at) {
      const found = await pool.query<TreeLeague>(TREE, [toIso(at)]);
      return found.rows;
    },
    async findEvents(filter, { page, size }) {
      const { where, order, markets } = VIEWS[filter.view];
      const values = [toIso(filter.at), filter.league, isoOrNull(filter.from), isoOrNull(filter.to), filter.ids];
      const from = `from sportsbook.event e where ${where} ${FILTER} ${NOT_DROWNED}`;
      const counted = await pool.query<{ count: number }>(`select count(*)::int as count ${from}`, values);
      const count = counted.rows[0]?.count ?? 0;
      const at = pageOf({ count, size, page });
      const ids = `select e.id ${from} order by ${order} limit $6 offset $7`;
      const found = await pool.query<EventRow>(`${selectEvents(markets)} where e.id in (${ids}) order by ${order}`, [
        ...values,
        at.limit,
        at.offset,
      ]);
      return { rows: found.rows.map(toEvent), count, pages: at.pages, page: at.page };
    },
    async hasLeague(league) {
      return (await pool.query('select from sportsbook.league where id = $1', [league])).rows.length > 0;
    },
    async findEvent(id, combinations = []) {
      const shown = `m.kind <> 'bet-builder' or m.id in (select market from sportsbook.selection where id = any ($2::bigint[]))`;
      const found = await pool.query<EventRow>(`${selectEvents(shown)} where e.id = $1`, [id, combinations]);
      return found.rows.map(toEvent)[0] ?? null;
    },
    async findEventsById(ids, markets = null) {
      const named = '$2::bigint[] is null or m.id = any ($2::bigint[])';
      const found = await pool.query<EventRow>(`${selectEvents(named)} where e.id = any ($1::bigint[])`, [
        ids,
        markets,
      ]);
      return found.rows.map(toEvent);
    },
  };
}

const FILTER = `and ($2::bigint is null or e.league = $2)
  and ($3::timestamptz is null or e.starts_at >= $3) and ($4::timestamptz is null or e.starts_at < $4)
  and ($5::bigint[] is null or e.id = any ($5))`;

/**
 * Virtual events come by the hundred each hour: lists of all leagues are for the others. A request that names a league
 * or events finds them.
 */
const NOT_DROWNED = `and ($2::bigint is not null or $5::bigint[] is not null
  or e.league <> all (array(select id from sportsbook.league where sport like 'virtual-%')))`;

/** An event without a price is not on the line yet. */
const OFFERED = 'exists (select from sportsbook.market m where m.event = e.id)';

/** Markets of an event in a list: the winner (of many too), both sides score, and the balanced line of its total. */
const MAIN_MARKETS = `m.specifier = ''
    and m.kind in ('1x2', 'match-winner', 'both-score', 'race-winner', 'tournament-winner')
  or (m.kind = 'fight-winner' and m.specifier = 'ways=2')
  or m.id = balanced.id`;

/**
 * The total of an event whose two prices are closest together: among those that take bets, otherwise among those that will
 * again, so that a row keeps its place while prices move. A line that may return the stake, or half of it, comes after all
 * others: a list has no room for its terms.
 */
const BALANCED = `left join lateral (
  select t.id from sportsbook.market t join sportsbook.selection u on u.market = t.id
  where t.event = e.id and t.kind = 'total' and t.specifier like 'line=%'
  group by t.id
  order by t.status = 'open' desc, t.status = 'suspended' desc, t.specifier like '%.5' desc,
    max(u.odds)::numeric / min(u.odds), t.id
  limit 1) balanced on true`;

const VIEWS = {
  upcoming: {
    where: `e.status = 'scheduled' and e.starts_at > $1 and ${OFFERED}`,
    order: 'e.starts_at, e.id',
    markets: MAIN_MARKETS,
  },
  // By the clock an event is in play some seconds before its status is. One without prices in play is on no list while it
  // is played: there is nothing to be bet on.
  live: {
    where: `e.in_play and (e.status = 'live' or (e.status = 'scheduled' and e.starts_at <= $1)) and ${OFFERED}`,
    order: 'e.starts_at, e.id',
    markets: MAIN_MARKETS,
  },
  // Of a day, for its calendar.
  begun: {
    where: `(e.status = 'live' or (e.status = 'scheduled' and e.starts_at <= $1)) and ${OFFERED}`,
    order: 'e.starts_at, e.id',
    markets: MAIN_MARKETS,
  },
  // Events asked for by id, in any state.
  any: {
    where: '$1::timestamptz is not null',
    order: 'e.starts_at, e.id',
    markets: MAIN_MARKETS,
  },
  results: {
    where: `e.status = 'finished' and $1::timestamptz is not null`,
    order: 'e.starts_at desc, e.id desc',
    markets: 'false',
  },
} as const;

const TREE = `
select l.id, l.sport, l.slug, l.name, l.country, coalesce(c.priority, 1000) as priority, count(*)::int as events
from sportsbook.event e join sportsbook.league l on l.id = e.league
left join sportsbook.country c on c.code = l.country
where e.status = 'scheduled' and e.starts_at > $1 and ${OFFERED}
group by l.id, c.priority order by l.sport, coalesce(c.priority, 1000), l.country, l.name, l.id`;

/** Parts of a match that is over and that nobody reported while it was played: its regular time, and overtime after it. */
const PLAYED_PARTS = `case when e.status in ('finished', 'abandoned') and jsonb_typeof(e.record -> 'periods') = 'array' then
    jsonb_build_object('clock', null, 'periods', case when e.record ? 'overtime'
      then (e.record -> 'periods') || jsonb_build_array(e.record -> 'overtime') else e.record -> 'periods' end) end`;

/** Record of a contest that is over and has no score. */
const RESULT = `case when e.status in ('finished', 'abandoned') and e.record ->> 'sort' <> 'match' then e.record end`;

/** Those who took part in a contest of many that is over, as the market on its winner names them, with their last prices. */
const RUNNERS = `case when e.status in ('finished', 'abandoned') and e.away is null then (
    select json_agg(json_build_object('key', s.outcome, 'name', s.name, 'odds', s.odds))
    from sportsbook.market m join sportsbook.selection s on s.market = m.id
    where m.event = e.id and m.kind in ('race-winner', 'tournament-winner') and m.specifier = '') end`;

/** Outcomes of a settled market by selection. */
const OUTCOMES = `case when m.status in ('settled', 'void') then (
    select json_object_agg(s.id::text, json_build_object('result', s.result, 'void_halves', s.void_halves,
      'places_left', s.places_left, 'places_tied', s.places_tied)) from sportsbook.selection s where s.market = m.id) end`;

function selectEvents(markets: string): string {
  return `
select e.id, e.round, e.starts_at, e.status, e.is_stopped, e.in_play, e.home_score, e.away_score,
  coalesce(e.progress, ${PLAYED_PARTS}) as progress, ${RESULT} as record, ${RUNNERS} as runners,
  json_build_object('id', l.id::text, 'slug', l.slug, 'name', l.name, 'country', l.country, 'sport', l.sport) as league,
  json_build_object('id', h.id::text, 'name', h.name, 'code', h.code) as home,
  json_build_object('id', coalesce(a.id, e.id)::text, 'name', coalesce(a.name, ''), 'code', a.code) as away,
  (select count(*)::int from sportsbook.market m where m.event = e.id and m.status = 'open' and m.kind <> 'bet-builder') as markets_count,
  (select coalesce(json_agg(json_build_object('id', m.id::text, 'kind', m.kind, 'specifier', m.specifier, 'status', m.status,
     'results', ${OUTCOMES}, 'each_way', ${EACH_WAY_BASIS}, 'selections', (select coalesce(json_agg(json_build_object('id', s.id::text, 'outcome', s.outcome, 'name', s.name, 'odds', s.odds,
       'version', s.version)), '[]') from sportsbook.selection s where s.market = m.id))), '[]')
   from sportsbook.market m where m.event = e.id and (${markets})) as markets
from sportsbook.event e join sportsbook.league l on l.id = e.league
join sportsbook.team h on h.id = e.home left join sportsbook.team a on a.id = e.away ${BALANCED}`;
}

interface EventRow extends Pick<LineEvent, 'id' | 'round' | 'status' | 'league' | 'home' | 'away'> {
  readonly starts_at: Date;
  readonly is_stopped: boolean;
  readonly in_play: boolean;
  readonly home_score: number | null;
  readonly away_score: number | null;
  /** Rows written before it held more than clock and periods have those alone. */
  readonly progress: (Pick<LineProgress, 'clock' | 'periods'> & Partial<LineProgress>) | null;
  readonly markets_count: number;
  readonly record: ContestRecord | null;
  readonly runners: readonly { readonly key: string; readonly name: string | null; readonly odds: number }[] | null;
  readonly markets: readonly {
    readonly id: string;
    readonly kind: string;
    readonly specifier: string;
    readonly status: LineMarket['status'];
    /** Basis of its each-way terms. */
    readonly each_way: string | null;
    /** Outcomes by selection, of one that is settled. */
    readonly results: Readonly<Record<string, OutcomeColumns>> | null;
    readonly selections: readonly { id: string; outcome: string; name: string | null; odds: number; version: number }[];
  }[];
}

function toEvent(row: EventRow): LineEvent {
  const { id, round, status, league, home, away } = row;
  const markets = row.markets.map(({ each_way: basis, results, ...market }) => ({
    ...market,
    ...termsIn(basis, league.sport),
    reason: null,
    selections: market.selections.map(({ name, ...selection }) => ({
      ...selection,
      ...(name === null ? {} : { name }),
      ...resultIn(results?.[selection.id]),
      odds: odds(selection.odds),
    })),
  }));
  const runners = (row.runners ?? []).map((runner) => ({ ...runner, odds: odds(runner.odds) }));
  const result = contestResultOf(row.record, runners);
  return {
    id,
    round,
    status,
    league,
    home,
    away,
    startsAt: instant(row.starts_at.getTime()),
    isStopped: row.is_stopped,
    isInPlay: row.in_play,
    score: row.home_score === null || row.away_score === null ? null : { home: row.home_score, away: row.away_score },
    ...(result && { result }),
    marketsCount: row.markets_count,
    progress: row.progress && { phase: null, period: null, points: null, server: null, counts: null, ...row.progress },
    // A market of a supplier that never had a price for any outcome is not listed yet.
    markets: inOrder(markets.filter(({ selections }) => selections.length > 0)),
  };
}

function resultIn(columns: OutcomeColumns | undefined): Pick<LineSelection, 'result'> {
  const result = columns === undefined ? null : settledWord(outcomeOf(columns));
  return result === null ? {} : { result };
}

/**
 * Returns the terms of a market each way, also for an event that is over or under way: bets keep the terms they were
 * taken on.
 */
function termsIn(basis: string | null, sport: string): Pick<LineMarket, 'eachWay'> {
  const terms = eachWayOffer(basis, sport);
  return terms === null ? {} : { eachWay: { divisor: terms.divisor, places: terms.places } };
}

function isoOrNull(at: Instant | null): string | null {
  return at === null ? null : toIso(at);
}
