import { formatOdds, type Instant, instant, type Odds, toIso } from '@ordago/kernel';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../../platform/db/transaction.ts';

type Reads = Pick<Pool, 'query'>;

/** A leg of a featured express, as it stands on the line. */
export interface TopLeg {
  readonly event: string;
  readonly selection: string;
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly startsAt: Instant;
  readonly marketId: string;
  readonly market: string;
  readonly specifier: string;
  readonly outcome: string;
  /** Of a competitor, where the outcome is its key. */
  readonly name: string | null;
  readonly odds: Odds;
  readonly version: number;
  /** True if a bet on it would be taken. */
  readonly isOpen: boolean;
}

export interface TopExpress {
  readonly id: string;
  readonly name: string | null;
  readonly shownUntil: Instant | null;
  readonly legs: readonly TopLeg[];
}

/** Expresses that are listed. */
const LISTED_MAX = 50;

const IS_OFFERED = `sportsbook.top_express_state(t, $1) = 'offered'`;

/** The legs of the express `t` as they stand at `$1`, in their order. */
export const LEGS_OF = `(
  select json_agg(json_build_object('event', e.id::text, 'selection', s.id::text, 'home', h.name, 'away', coalesce(a.name, ''),
    'league', l.name, 'starts_at', extract(epoch from e.starts_at) * 1000, 'market_id', m.id::text, 'market', m.kind,
    'specifier', m.specifier, 'outcome', s.outcome, 'name', s.name, 'odds', s.odds, 'version', s.version,
    'is_open', m.status = 'open' and e.status = 'scheduled' and e.starts_at > $1 and not e.is_stopped) order by place)
  from unnest(t.selections) with ordinality as item (id, place)
  join sportsbook.selection s on s.id = item.id join sportsbook.market m on m.id = s.market
  join sportsbook.event e on e.id = s.event join sportsbook.league l on l.id = e.league
  join sportsbook.team h on h.id = e.home left join sportsbook.team a on a.id = e.away) as legs`;

export type LegRow = Omit<TopLeg, 'startsAt' | 'marketId' | 'isOpen'> & {
  readonly starts_at: number;
  readonly market_id: string;
  readonly is_open: boolean;
};

/** The legs of a row; none of an express whose markets were forgotten. */
export function legsOf(rows: readonly LegRow[] | null): TopLeg[] {
  return (rows ?? []).map(({ starts_at, market_id, is_open, ...leg }) => {
    return { ...leg, startsAt: instant(Math.round(starts_at)), marketId: market_id, isOpen: is_open };
  });
}

/** The selections of a featured express; null for one that is not on offer. */
export async function findTopExpress(reads: Reads, id: string, at: Instant): Promise<readonly string[] | null> {
  const found = await reads.query<{ selections: readonly string[] }>(
    `select selections::text[] from sportsbook.top_express t where t.id = $2 and ${IS_OFFERED}`,
    [toIso(at), id],
  );
  return found.rows[0]?.selections ?? null;
}

/** Lists the offered expresses, the newest first. */
export async function listTopExpresses(reads: Reads, at: Instant): Promise<TopExpress[]> {
  const found = await reads.query<{ id: string; name: string | null; shown_until: Date | null; legs: LegRow[] }>(
    `select t.id, t.name, t.shown_until, ${LEGS_OF} from sportsbook.top_express t
     where t.ended_at is null and ${IS_OFFERED} order by t.set_at desc, t.id desc limit ${LISTED_MAX}`,
    [toIso(at)],
  );
  return found.rows.map(({ id, name, shown_until, legs }) => ({
    id,
    name,
    legs: legsOf(legs),
    shownUntil: shown_until === null ? null : instant(shown_until.getTime()),
  }));
}

type Noted = (tx: PoolClient, id: string) => Promise<unknown>;

/** An express as staff order it. */
export interface TopExpressOrder {
  readonly selections: readonly string[];
  readonly name: string | null;
  readonly shownFrom: Instant | null;
  readonly shownUntil: Instant | null;
}

/** Offers an express; answers its number. */
export async function saveTopExpress(
  pool: Pool,
  { selections, name, shownFrom, shownUntil, at, noted }: TopExpressOrder & { at: Instant; noted: Noted },
): Promise<string> {
  return inTransaction(pool, async (tx) => {
    const saved = await tx.query<{ id: string }>(
      `insert into sportsbook.top_express (selections, name, shown_from, shown_until, set_at) values ($1, $2, $3, $4, $5)
       returning id`,
      [selections, name, shownFrom && toIso(shownFrom), shownUntil && toIso(shownUntil), toIso(at)],
    );
    const id = saved.rows[0]?.id ?? '';
    await noted(tx, id);
    return id;
  });
}

/** Takes one back, or offers it again; false when it was so already. */
export async function setTopExpressEnd(
  pool: Pool,
  { id, ends, at, noted }: { id: string; ends: boolean; at: Instant; noted: Noted },
): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const done = ends
      ? await tx.query(
          'update sportsbook.top_express set ended_at = greatest(set_at, $2) where id = $1 and ended_at is null',
          [id, toIso(at)],
        )
      : await tx.query('update sportsbook.top_express set ended_at = null where id = $1 and ended_at is not null', [
          id,
        ]);
    if (done.rowCount === 0) return false;
    await noted(tx, id);
    return true;
  });
}

/** Where a line went that was taken back: its text, that of the nearest one of its market, and the same outcome there. */
export interface MovedLine {
  readonly offered: string;
  readonly current: string;
  readonly selection: string;
  readonly odds: string;
  readonly version: number;
}

/** Null where the market has no line, was not taken back, or is offered at no other line. */
export async function findMovedLine(reads: Reads, selection: string): Promise<MovedLine | null> {
  const found = await reads.query<Omit<MovedLine, 'odds'> & { readonly odds: Odds }>(MOVED_LINE, [selection]);
  const [moved] = found.rows;
  return moved ? { ...moved, odds: formatOdds(moved.odds) } : null;
}

/** The line of a specifier, and what it asks beside it. */
const lineOf = (specifier: string) => `substring(${specifier} from '(?:^|\\|)line=([^|]+)')`;
const askedOf = (specifier: string) => `regexp_replace(${specifier}, '(^|\\|)line=[^|]+', '')`;

const MOVED_LINE = `
select ${lineOf('m.specifier')} as offered, ${lineOf('o.specifier')} as current, t.id as selection, t.odds, t.version
from sportsbook.selection s join sportsbook.market m on m.id = s.market
join sportsbook.market o on o.event = m.event and o.kind = m.kind and o.status = 'open'
  and ${askedOf('o.specifier')} = ${askedOf('m.specifier')}
join sportsbook.selection t on t.market = o.id and t.outcome = s.outcome
where s.id = $1 and m.is_withdrawn and ${lineOf('m.specifier')} is not null
order by abs(${lineOf('o.specifier')}::numeric - ${lineOf('m.specifier')}::numeric), o.specifier limit 1`;
