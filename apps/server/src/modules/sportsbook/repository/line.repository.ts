import { type Instant, instant, odds, toIso } from '@ordago/kernel';
import { inOrder, type LineEvent, type LineMarket, type Page, pageOf, type TreeLeague } from '../domain/line.ts';
import type { MarketKind } from '../domain/market.ts';
import type { Reads } from './offer.repository.ts';

/** Leagues with events ahead, in the order of the tree. */
export async function findTree(reads: Reads, at: Instant): Promise<TreeLeague[]> {
  const found = await reads.query<TreeLeague>(TREE, [toIso(at)]);
  return found.rows;
}

export interface EventsFilter {
  readonly view: 'upcoming' | 'live' | 'results';
  readonly at: Instant;
  readonly league: string | null;
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/** One page of events: ahead and in play by start, results newest first. With their main markets. */
export async function findEvents(
  reads: Reads,
  filter: EventsFilter,
  { page, size }: { page: number; size: number },
): Promise<Page<LineEvent>> {
  const { where, order, markets } = VIEWS[filter.view];
  const values = [toIso(filter.at), filter.league, isoOrNull(filter.from), isoOrNull(filter.to)];
  const from = `from sportsbook.event e where ${where} ${FILTER}`;
  const counted = await reads.query<{ count: number }>(`select count(*)::int as count ${from}`, values);
  const count = counted.rows[0]?.count ?? 0;
  const at = pageOf({ count, size, page });
  const ids = `select e.id ${from} order by ${order} limit $5 offset $6`;
  const found = await reads.query<EventRow>(`${selectEvents(markets)} where e.id in (${ids}) order by ${order}`, [
    ...values,
    at.limit,
    at.offset,
  ]);
  return { rows: found.rows.map(toEvent), count, pages: at.pages, page: at.page };
}

/** One event with every market; null when there is none. */
export async function findEvent(reads: Reads, id: string): Promise<LineEvent | null> {
  return (await findEventsById(reads, [id]))[0] ?? null;
}

/** Events by id, with every market. */
export async function findEventsById(reads: Reads, ids: readonly string[]): Promise<LineEvent[]> {
  const found = await reads.query<EventRow>(`${selectEvents('true')} where e.id = any ($1::bigint[])`, [ids]);
  return found.rows.map(toEvent);
}

const FILTER = `and ($2::bigint is null or e.league = $2)
  and ($3::timestamptz is null or e.starts_at >= $3) and ($4::timestamptz is null or e.starts_at < $4)`;

/** An event without a price is not on the line yet. */
const OFFERED = 'exists (select from sportsbook.market m where m.event = e.id)';

const VIEWS = {
  upcoming: {
    where: `e.status = 'scheduled' and e.starts_at > $1 and ${OFFERED}`,
    order: 'e.starts_at, e.id',
    markets: `m.kind in ('1x2', 'both-score') or (m.kind = 'total' and m.line = '2.5')`,
  },
  // The clock tells that an event is in play some seconds before its status does.
  live: {
    where: `(e.status = 'live' or (e.status = 'scheduled' and e.starts_at <= $1)) and ${OFFERED}`,
    order: 'e.starts_at, e.id',
    markets: `m.kind in ('1x2', 'both-score') or (m.kind = 'total' and m.line = '2.5')`,
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

function selectEvents(markets: string): string {
  return `
select e.id, e.round, e.starts_at, e.status, e.is_stopped, e.home_score, e.away_score,
  json_build_object('id', l.id::text, 'slug', l.slug, 'name', l.name, 'country', l.country, 'sport', l.sport) as league,
  json_build_object('id', h.id::text, 'name', h.name, 'code', h.code) as home,
  json_build_object('id', a.id::text, 'name', a.name, 'code', a.code) as away,
  (select count(*)::int from sportsbook.market m where m.event = e.id and m.status = 'open') as markets_count,
  (select coalesce(json_agg(json_build_object('id', m.id::text, 'kind', m.kind, 'line', m.line, 'status', m.status,
     'selections', (select json_agg(json_build_object('id', s.id::text, 'outcome', s.outcome, 'odds', s.odds,
       'version', s.version)) from sportsbook.selection s where s.market = m.id))), '[]')
   from sportsbook.market m where m.event = e.id and (${markets})) as markets
from sportsbook.event e join sportsbook.league l on l.id = e.league
join sportsbook.team h on h.id = e.home join sportsbook.team a on a.id = e.away`;
}

interface EventRow extends Pick<LineEvent, 'id' | 'round' | 'status' | 'league' | 'home' | 'away'> {
  readonly starts_at: Date;
  readonly is_stopped: boolean;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly markets_count: number;
  readonly markets: readonly {
    readonly id: string;
    readonly kind: MarketKind;
    readonly line: string;
    readonly status: LineMarket['status'];
    readonly selections: readonly { id: string; outcome: string; odds: number; version: number }[];
  }[];
}

function toEvent(row: EventRow): LineEvent {
  const { id, round, status, league, home, away } = row;
  const markets = row.markets.map((market) => ({
    ...market,
    selections: market.selections.map((selection) => ({ ...selection, odds: odds(selection.odds) })),
  }));
  return {
    ...{ id, round, status, league, home, away },
    startsAt: instant(row.starts_at.getTime()),
    isStopped: row.is_stopped,
    score: row.home_score === null || row.away_score === null ? null : { home: row.home_score, away: row.away_score },
    marketsCount: row.markets_count,
    markets: inOrder(markets),
  };
}

function isoOrNull(at: Instant | null): string | null {
  return at === null ? null : toIso(at);
}
