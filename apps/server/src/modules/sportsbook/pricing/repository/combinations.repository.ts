import { type Instant, instant, odds, toIso } from '@ordago/kernel';
import type { Pool, PoolClient } from 'pg';
import { inTransaction, type Queryable } from '../../../../platform/db/transaction.ts';
import type { BuilderTerms, Choice, KnownCombination, Rates } from '../domain/bet-builder.ts';

export type { Queryable } from '../../../../platform/db/transaction.ts';

/** Notes from which distributions the operator prices events; those whose prices are not ours any more have none. */
export async function noteRates(
  tx: Queryable,
  offers: readonly { readonly event: string; readonly rates?: Rates | null }[],
): Promise<void> {
  const rows = offers.flatMap(({ event, rates }) =>
    rates ? [{ event, home: rates.home, away: rates.away, correction: rates.lowScoreCorrection }] : [],
  );
  const others = offers.flatMap(({ event, rates }) => (rates ? [] : [event]));
  // A concurrent combination waits, or is seen by what follows.
  await tx.query(NOTE_RATES, [JSON.stringify(rows)]);
  await tx.query('delete from sportsbook.event_rates where event = any ($1::bigint[])', [others]);
}

const NOTE_RATES = `
insert into sportsbook.event_rates (event, home, away, correction)
select event, home, away, correction
from jsonb_to_recordset($1::jsonb) as row (event bigint, home float8, away float8, correction float8) order by event
on conflict (event) do update set home = excluded.home, away = excluded.away, correction = excluded.correction`;

/** A combination with the event that it is on. */
export interface CombinationOfEvent extends KnownCombination {
  readonly event: string;
}

/** The combinations of events that may be offered. */
export async function findCombinations(tx: Queryable, events: readonly string[]): Promise<CombinationOfEvent[]> {
  const found = await tx.query<CombinationOfEvent>(
    `select c.event, c.market, m.specifier, exists (select from sportsbook.betting_rule r
       where r.scope = 'selection' and r.rule = 'barred' and r.target = any (c.parts::text[])) as "isBarred"
     from sportsbook.combination c join sportsbook.market m on m.id = c.market
     where c.event = any ($1::bigint[]) and m.status in ('open', 'suspended') order by c.market`,
    [events],
  );
  return found.rows;
}

/** Notes the fair chances of combinations. */
export async function noteChances(
  tx: Queryable,
  priced: readonly { readonly market: string; readonly chance: number }[],
): Promise<void> {
  if (priced.length === 0) return;
  await tx.query(
    `update sportsbook.combination c set chance = given.chance
     from unnest($1::bigint[], $2::int[]) as given (market, chance)
     where c.market = given.market and c.chance <> given.chance`,
    [priced.map(({ market }) => market), priced.map(({ chance }) => chance)],
  );
}

/** Reads the settings of staff for combinations. */
export async function findBuilderTerms(reads: Queryable): Promise<BuilderTerms> {
  const found = await reads.query<BuilderTerms>(
    `select builder_offered as "isOffered", builder_parts_max as "partsMax", builder_margin_bps as "marginBps",
       builder_combinations_max as "combinationsMax" from sportsbook.betting_setting`,
  );
  return found.rows[0] as BuilderTerms;
}

/** An event as far as a combination asks. */
export interface BuilderEvent {
  readonly status: 'scheduled' | 'live' | 'finished' | 'abandoned' | 'cancelled';
  readonly startsAt: Instant;
  readonly isStopped: boolean;
  /** Null where its prices are not ours. */
  readonly rates: Rates | null;
  /** Combinations that it holds. */
  readonly combinations: number;
}

/** Null when there is no such event. */
export async function findBuilderEvent(reads: Queryable, event: string): Promise<BuilderEvent | null> {
  const found = await reads.query<{
    status: BuilderEvent['status'];
    starts_at: Date;
    is_stopped: boolean;
    home: number | null;
    away: number;
    correction: number;
    combinations: number;
  }>(FIND_EVENT, [event]);
  const [row] = found.rows;
  if (!row) return null;
  const { status, home, away, correction, combinations } = row;
  return {
    status,
    combinations,
    startsAt: instant(row.starts_at.getTime()),
    isStopped: row.is_stopped,
    rates: home === null ? null : { home, away, lowScoreCorrection: correction },
  };
}

const FIND_EVENT = `
select e.status, e.starts_at, e.is_stopped, r.home, r.away, r.correction,
  (select count(*)::int from sportsbook.combination c where c.event = e.id) as combinations
from sportsbook.event e
left join sportsbook.event_rates r on r.event = e.id and e.offer_version = 0 and not e.is_booked and not e.in_play
where e.id = $1`;

/** Every selection of an event that may be thought of as a part. */
export async function findChoices(reads: Queryable, event: string): Promise<Choice[]> {
  const found = await reads.query<Omit<Choice, 'odds'> & { odds: number }>(
    `select s.id::text as selection, m.id::text as market, m.kind, m.specifier, s.outcome, s.odds,
       m.status = 'open' as "isOpen", exists (select from sportsbook.betting_rule r
         where r.scope = 'selection' and r.rule = 'barred' and r.target = s.id::text) as "isBarred"
     from sportsbook.market m join sportsbook.selection s on s.market = m.id
     where m.event = $1 and m.kind <> 'bet-builder' order by s.id`,
    [event],
  );
  return found.rows.map((row) => ({ ...row, odds: odds(row.odds) }));
}

/** Runs with the prices of an event held as they are: they move before it, or after it. */
export function withPricesHeld<T>(pool: Pool, event: string, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (tx) => {
    await tx.query('select from sportsbook.event_rates where event = $1 for update', [event]);
    return work(tx);
  });
}

/** The market of a combination that the event holds already; null when it does not. */
export async function findCombination(
  reads: Queryable,
  { event, specifier }: { event: string; specifier: string },
): Promise<string | null> {
  const found = await reads.query<{ id: string }>(
    `select id from sportsbook.market where event = $1 and kind = 'bet-builder' and specifier = $2`,
    [event, specifier],
  );
  return found.rows[0]?.id ?? null;
}

/** Writes a combination at its price, or the new price of a known one; answers its market, and whether anything moved. */
export async function saveCombination(
  tx: Queryable,
  combination: {
    readonly event: string;
    readonly specifier: string;
    readonly parts: readonly string[];
    readonly odds: number;
    readonly chance: number;
    readonly at: Instant;
  },
): Promise<string> {
  const { event, specifier, parts, odds: price, chance, at } = combination;
  const saved = await tx.query<{ market: string }>(SAVE, [event, specifier, price, parts, chance, toIso(at)]);
  return saved.rows[0]?.market ?? '';
}

const SAVE = `
with named as (
  insert into sportsbook.market as known (event, kind, specifier) values ($1, 'bet-builder', $2)
  on conflict (event, kind, specifier) do update
    set status = case when known.status = 'suspended' then 'open' else known.status end
  returning id),
priced as (
  insert into sportsbook.selection as known (market, event, outcome, odds) select id, $1, 'yes', $3 from named
  on conflict (market, outcome) do update set odds = excluded.odds, version = known.version + 1
  where known.odds <> excluded.odds and known.result is null)
insert into sportsbook.combination (market, event, parts, chance, asked_at) select id, $1, $4, $5, $6 from named
on conflict (market) do update set chance = excluded.chance, asked_at = excluded.asked_at
returning market`;

/** Events that hold combinations and are still to come. */
export async function findEventsWithCombinations(
  reads: Queryable,
  { at, selection }: { at: Instant; selection: string | null },
): Promise<string[]> {
  const found = await reads.query<{ id: string }>(
    `select distinct e.id from sportsbook.combination c join sportsbook.event e on e.id = c.event
     where e.status = 'scheduled' and e.starts_at > $1 and ($2::bigint is null or $2 = any (c.parts)) order by e.id`,
    [toIso(at), selection],
  );
  return found.rows.map(({ id }) => id);
}

/**
 * Deletes combinations that nobody bet on and nobody asked for since an instant, of all events or of one; answers how many. A
 * bet on one of them is through, or finds it gone.
 */
export async function dropCombinations(
  pool: Pool,
  { before, limit, event = null }: { before: Instant; limit: number; event?: string | null },
): Promise<number> {
  const old = await pool.query<{ market: string; event: string }>(OLD, [toIso(before), limit, event]);
  if (old.rows.length === 0) return 0;
  const events = [...new Set(old.rows.map((row) => row.event))];
  return inTransaction(pool, async (tx) => {
    await tx.query('select sportsbook.lock_exposure($1::bigint[])', [events]);
    const gone = await tx.query(DROP, [old.rows.map(({ market }) => market), toIso(before)]);
    return gone.rowCount ?? 0;
  });
}

const IS_NEEDED = `exists (select from sportsbook.selection s where s.market = c.market and (
    exists (select from sportsbook.bet_leg l where l.selection = s.id)
    or exists (select from sportsbook.betting_rule r where r.scope = 'selection' and r.target = s.id::text)
    or exists (select from sportsbook.top_express t where t.ended_at is null and s.id = any (t.selections))))`;

const OLD = `
select c.market, c.event from sportsbook.combination c
where c.asked_at < $1 and ($3::bigint is null or c.event = $3) and not ${IS_NEEDED} order by c.asked_at limit $2`;

const DROP = `
with idle as materialized (
  select c.market from sportsbook.combination c
  where c.market = any ($1::bigint[]) and c.asked_at < $2 and not ${IS_NEEDED}),
gone_windows as (delete from sportsbook.void_window w using idle where w.market = idle.market),
gone_selections as (delete from sportsbook.selection s using idle where s.market = idle.market)
delete from sportsbook.market m using idle where m.id = idle.market`;

/** Deletes the distributions of events that are over; answers how many. */
export async function dropRates(pool: Pool, limit: number): Promise<number> {
  const gone = await pool.query(
    `delete from sportsbook.event_rates where event = any (array(
       select r.event from sportsbook.event_rates r join sportsbook.event e on e.id = r.event
       where e.status in ('finished', 'abandoned', 'cancelled') limit $1))`,
    [limit],
  );
  return gone.rowCount ?? 0;
}
