import { type Instant, instant, odds, toIso } from '@ordago/kernel';
import type { Queryable } from '../../../../platform/db/transaction.ts';
import type { BuilderTerms, Choice, KnownCombination, Rates } from '../domain/bet-builder.ts';

/** A combination with the event that it is on. */
export interface CombinationOfEvent extends KnownCombination {
  readonly event: string;
}

/** A combination that is a market, with the selection of all its parts. */
export interface MadeCombination {
  readonly market: string;
  readonly selection: string;
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

/** Combinations of selections of one event, with all that they are priced by. */
export interface CombinationsRepository {
  /**
   * Stores the distributions from which the operator prices events; those whose prices are not ours any more have none.
   */
  noteRates(offers: readonly { readonly event: string; readonly rates?: Rates | null }[]): Promise<void>;
  /** The combinations of events that may be offered. */
  findCombinations(events: readonly string[]): Promise<CombinationOfEvent[]>;
  /** Notes the fair chances of combinations. */
  noteChances(priced: readonly { readonly market: string; readonly chance: number }[]): Promise<void>;
  /** Reads the settings of staff for combinations. */
  findBuilderTerms(): Promise<BuilderTerms>;
  /** Null when there is no such event. */
  findBuilderEvent(event: string): Promise<BuilderEvent | null>;
  /** Every selection of an event that may be a part. */
  findChoices(event: string): Promise<Choice[]>;
  /** The market of a combination that the event holds already; null when it does not. */
  findCombination(combination: { event: string; specifier: string }): Promise<string | null>;
  /** Writes a combination at its price, or the new price of a known one; answers its market and its selection. */
  saveCombination(combination: {
    readonly event: string;
    readonly specifier: string;
    readonly parts: readonly string[];
    readonly odds: number;
    readonly chance: number;
    readonly at: Instant;
  }): Promise<MadeCombination>;
  /** Events that hold combinations and are still to come. */
  findEventsWithCombinations(filter: { at: Instant; selection: string | null }): Promise<string[]>;
}

export function createCombinationsRepository(db: Queryable): CombinationsRepository {
  return {
    async noteRates(offers) {
      const rows = offers.flatMap(({ event, rates }) =>
        rates ? [{ event, home: rates.home, away: rates.away, correction: rates.lowScoreCorrection }] : [],
      );
      const others = offers.flatMap(({ event, rates }) => (rates ? [] : [event]));
      // A concurrent combination waits, or is read by what follows.
      await db.query(NOTE_RATES, [JSON.stringify(rows)]);
      await db.query('delete from sportsbook.event_rates where event = any ($1::bigint[])', [others]);
    },
    async findCombinations(events) {
      const found = await db.query<CombinationOfEvent>(
        `select c.event, c.market, m.specifier, exists (select from sportsbook.betting_rule r
           where r.scope = 'selection' and r.rule = 'barred' and r.target = any (c.parts::text[])) as "isBarred"
         from sportsbook.combination c join sportsbook.market m on m.id = c.market
         where c.event = any ($1::bigint[]) and m.status in ('open', 'suspended') order by c.market`,
        [events],
      );
      return found.rows;
    },
    async noteChances(priced) {
      if (priced.length === 0) return;
      await db.query(
        `update sportsbook.combination c set chance = given.chance
         from unnest($1::bigint[], $2::int[]) as given (market, chance)
         where c.market = given.market and c.chance <> given.chance`,
        [priced.map(({ market }) => market), priced.map(({ chance }) => chance)],
      );
    },
    async findBuilderTerms() {
      const found = await db.query<BuilderTerms>(
        `select builder_offered as "isOffered", builder_parts_max as "partsMax", builder_margin_bps as "marginBps",
           builder_combinations_max as "combinationsMax" from sportsbook.betting_setting`,
      );
      return found.rows[0] as BuilderTerms;
    },
    findBuilderEvent: (event) => findBuilderEvent(db, event),
    async findChoices(event) {
      const found = await db.query<Omit<Choice, 'odds'> & { odds: number }>(
        `select s.id::text as selection, m.id::text as market, m.kind, m.specifier, s.outcome, s.odds,
           m.status = 'open' as "isOpen", exists (select from sportsbook.betting_rule r
             where r.scope = 'selection' and r.rule = 'barred' and r.target = s.id::text) as "isBarred"
         from sportsbook.market m join sportsbook.selection s on s.market = m.id
         where m.event = $1 and m.kind <> 'bet-builder' order by s.id`,
        [event],
      );
      return found.rows.map((row) => ({ ...row, odds: odds(row.odds) }));
    },
    async findCombination({ event, specifier }) {
      const found = await db.query<{ id: string }>(
        `select id from sportsbook.market where event = $1 and kind = 'bet-builder' and specifier = $2`,
        [event, specifier],
      );
      return found.rows[0]?.id ?? null;
    },
    async saveCombination(combination) {
      const { event, specifier, parts, odds: price, chance, at } = combination;
      const saved = await db.query<{ market: string }>(SAVE, [event, specifier, price, parts, chance, toIso(at)]);
      const market = saved.rows[0]?.market ?? '';
      const found = await db.query<{ id: string }>('select id from sportsbook.selection where market = $1', [market]);
      return { market, selection: found.rows[0]?.id ?? '' };
    },
    async findEventsWithCombinations({ at, selection }) {
      const found = await db.query<{ id: string }>(
        `select distinct e.id from sportsbook.combination c join sportsbook.event e on e.id = c.event
         where e.status = 'scheduled' and e.starts_at > $1 and ($2::bigint is null or $2 = any (c.parts)) order by e.id`,
        [toIso(at), selection],
      );
      return found.rows.map(({ id }) => id);
    },
  };
}

const NOTE_RATES = `
insert into sportsbook.event_rates (event, home, away, correction)
select event, home, away, correction
from jsonb_to_recordset($1::jsonb) as row (event bigint, home float8, away float8, correction float8) order by event
on conflict (event) do update set home = excluded.home, away = excluded.away, correction = excluded.correction`;

async function findBuilderEvent(db: Queryable, event: string): Promise<BuilderEvent | null> {
  const found = await db.query<{
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
