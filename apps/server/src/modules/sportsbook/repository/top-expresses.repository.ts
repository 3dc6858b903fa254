import { formatOdds, type Instant, instant, type Odds, toIso } from '@ordago/kernel';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../platform/db/transaction.ts';

type Reads = Pick<Pool, 'query'>;

/** A leg of an express of the house, as it stands on the line. */
export interface TopLeg {
  readonly event: string;
  readonly selection: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: Instant;
  readonly market: string;
  readonly specifier: string;
  readonly outcome: string;
  readonly odds: Odds;
  readonly version: number;
}

export interface TopExpress {
  readonly id: string;
  readonly legs: readonly TopLeg[];
}

/** Expresses that are listed. */
const LISTED_MAX = 20;

/** Offered: not taken back, and none of its events has begun. */
const IS_OFFERED = `ended_at is null and not exists (
  select from sportsbook.selection s join sportsbook.event e on e.id = s.event
  where s.id = any (t.selections) and (e.status <> 'scheduled' or e.starts_at <= $1))`;

/** The selections of an express of the house; null for one that is not on offer. */
export async function findTopExpress(reads: Reads, id: string, at: Instant): Promise<readonly string[] | null> {
  const found = await reads.query<{ selections: readonly string[] }>(
    `select selections::text[] from sportsbook.top_express t where ${IS_OFFERED} and t.id = $2`,
    [toIso(at), id],
  );
  return found.rows[0]?.selections ?? null;
}

/** What is offered, the newest first. */
export async function listTopExpresses(reads: Reads, at: Instant): Promise<TopExpress[]> {
  const found = await reads.query<{ id: string; legs: readonly (Omit<TopLeg, 'startsAt'> & { starts_at: number })[] }>(
    `select t.id, (
       select json_agg(json_build_object('event', e.id::text, 'selection', s.id::text, 'home', h.name,
         'away', coalesce(a.name, ''), 'starts_at', extract(epoch from e.starts_at) * 1000, 'market', m.kind,
         'specifier', m.specifier, 'outcome', s.outcome, 'odds', s.odds, 'version', s.version) order by place)
       from unnest(t.selections) with ordinality as item (id, place)
       join sportsbook.selection s on s.id = item.id join sportsbook.market m on m.id = s.market
       join sportsbook.event e on e.id = s.event join sportsbook.team h on h.id = e.home
       left join sportsbook.team a on a.id = e.away) as legs
     from sportsbook.top_express t where ${IS_OFFERED} order by t.set_at desc, t.id desc limit ${LISTED_MAX}`,
    [toIso(at)],
  );
  return found.rows.map(({ id, legs }) => ({
    id,
    legs: legs.map(({ starts_at, ...leg }) => ({ ...leg, startsAt: instant(Math.round(starts_at)) })),
  }));
}

/** The events of selections, in their order; null in the place of one that is unknown. */
export async function eventsOf(reads: Reads, selections: readonly string[]): Promise<(string | null)[]> {
  const found = await reads.query<{ event: string | null }>(
    `select s.event from unnest($1::bigint[]) with ordinality as item (id, place)
     left join sportsbook.selection s on s.id = item.id order by place`,
    [selections],
  );
  return found.rows.map(({ event }) => event);
}

type Noted = (tx: PoolClient, id: string) => Promise<unknown>;

/** Offers an express; answers its number. */
export async function saveTopExpress(
  pool: Pool,
  { selections, at, noted }: { selections: readonly string[]; at: Instant; noted: Noted },
): Promise<string> {
  return inTransaction(pool, async (tx) => {
    const saved = await tx.query<{ id: string }>(
      'insert into sportsbook.top_express (selections, set_at) values ($1, $2) returning id',
      [selections, toIso(at)],
    );
    const id = saved.rows[0]?.id ?? '';
    await noted(tx, id);
    return id;
  });
}

/** Takes one back; false when it was not on offer. */
export async function endTopExpress(
  pool: Pool,
  { id, at, noted }: { id: string; at: Instant; noted: Noted },
): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const sql = 'update sportsbook.top_express set ended_at = greatest(set_at, $2) where id = $1 and ended_at is null';
    if ((await tx.query(sql, [id, toIso(at)])).rowCount === 0) return false;
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
