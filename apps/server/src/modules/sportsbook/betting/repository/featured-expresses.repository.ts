import { type Currency, type Instant, instant, type Odds, type Page, pageOf, toIso, type Units } from '@ordago/kernel';
import type { Pool, PoolClient } from 'pg';
import { onlyOf } from '../../../../platform/db/only-of.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { ExpressCapacity, ExpressLeg } from '../domain/preview-express.ts';
import { LEGS_OF, type LegRow, legsOf, type TopLeg } from './top-expresses.repository.ts';

/** A featured express with what was bet on it. */
export interface FeaturedExpress {
  readonly id: string;
  readonly name: string | null;
  readonly state: 'planned' | 'offered' | 'begun' | 'over' | 'withdrawn';
  readonly setAt: Instant;
  readonly shownFrom: Instant | null;
  readonly shownUntil: Instant | null;
  readonly endedAt: Instant | null;
  readonly legs: readonly TopLeg[];
  readonly bets: number;
  readonly turnover: readonly { readonly currency: string; readonly stakes: Units; readonly openProfit: Units }[];
}

/** An express as staff order it. */
export interface TopExpressOrder {
  readonly selections: readonly string[];
  readonly name: string | null;
  readonly shownFrom: Instant | null;
  readonly shownUntil: Instant | null;
}

/** Featured expresses as staff see and set them. */
export interface FeaturedExpressesRepository {
  /** All of them, the newest first. */
  listFeaturedExpresses(at: Instant, paging: { page: number; size: number }): Promise<Page<FeaturedExpress>>;
  /** Selections as an express of them would be judged; null in the place of one that is unknown. */
  readExpressLegs(selections: readonly string[], at: Instant): Promise<(ExpressLeg | null)[]>;
  /**
   * Reads the stakes of each currency, the capacity left on these events, and the bounds of an express. Amounts in
   * ledger units, odds in thousandths.
   */
  readExpressCapacities(
    events: readonly string[],
  ): Promise<{ capacities: ExpressCapacity[]; legsMax: number; oddsMax: Odds }>;
  /** Offers an express; answers its number. */
  saveTopExpress(express: TopExpressOrder & { at: Instant; noted: Noted }): Promise<string>;
  /** Withdraws one, or offers it again; false when it was so already. */
  setTopExpressEnd(change: { id: string; ends: boolean; at: Instant; noted: Noted }): Promise<boolean>;
}

export function createFeaturedExpressesRepository(pool: Pool): FeaturedExpressesRepository {
  return {
    async listFeaturedExpresses(at, { page, size }) {
      const { count } = onlyOf(
        await pool.query<{ count: number }>('select count(*)::int as count from sportsbook.top_express'),
      );
      const paged = pageOf({ count, size, page });
      const { rows } = await pool.query<Row>(LIST, [toIso(at), paged.limit, paged.offset]);
      return { rows: rows.map(toExpress), count, pages: paged.pages, page: paged.page };
    },
    readExpressLegs: (selections, at) => readExpressLegs(pool, selections, at),
    readExpressCapacities: (events) => readExpressCapacities(pool, events),
    async saveTopExpress({ selections, name, shownFrom, shownUntil, at, noted }) {
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
    },
    async setTopExpressEnd({ id, ends, at, noted }) {
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
    },
  };
}

async function readExpressLegs(pool: Pool, selections: readonly string[], at: Instant): Promise<(ExpressLeg | null)[]> {
  const { rows } = await pool.query<ExpressLegRow>(LEGS, [selections, toIso(at)]);
  return rows.map((row) => {
    if (row.event === null) return null;
    const { event, odds, teams, rules } = row;
    return {
      event,
      teams,
      odds: odds as Odds,
      startsAt: instant(row.starts_at.getTime()),
      hasBegun: row.has_begun,
      isStopped: row.is_stopped,
      isOpen: row.is_open,
      isBarred: rules.includes('barred'),
      isSingleOnly: rules.includes('single-only'),
    };
  });
}

async function readExpressCapacities(
  pool: Pool,
  events: readonly string[],
): Promise<{ capacities: ExpressCapacity[]; legsMax: number; oddsMax: Odds }> {
  const [capacities, settings] = await Promise.all([
    pool.query<CapacityRow>(CAPACITIES, [events]),
    pool.query<{ express_legs_max: number; express_odds_max: Odds }>(
      'select express_legs_max, express_odds_max from sportsbook.betting_setting',
    ),
  ]);
  const { express_legs_max: legsMax, express_odds_max: oddsMax } = onlyOf(settings);
  return {
    legsMax,
    oddsMax,
    capacities: capacities.rows.map(({ currency, stake_min, stake_max, payout_max, room }) => ({
      currency: currency as Currency,
      stakeMin: BigInt(stake_min),
      stakeMax: BigInt(stake_max),
      payoutMax: BigInt(payout_max),
      room: BigInt(room),
    })),
  };
}

type Noted = (tx: PoolClient, id: string) => Promise<unknown>;

/** A selection with its event, or nulls where there is none. */
type ExpressLegRow =
  | { readonly event: null }
  | {
      readonly event: string;
      readonly odds: number;
      readonly starts_at: Date;
      readonly teams: string[];
      readonly has_begun: boolean;
      readonly is_stopped: boolean;
      readonly is_open: boolean;
      readonly rules: string[];
    };

/** Amounts in units, as text. */
interface CapacityRow {
  readonly currency: string;
  readonly stake_min: string;
  readonly stake_max: string;
  readonly payout_max: string;
  readonly room: string;
}

interface Row {
  readonly id: string;
  readonly name: string | null;
  readonly state: FeaturedExpress['state'];
  readonly set_at: Date;
  readonly shown_from: Date | null;
  readonly shown_until: Date | null;
  readonly ended_at: Date | null;
  readonly legs: LegRow[] | null;
  readonly bets: number;
  readonly turnover: readonly { currency: string; stakes: string; open_profit: string }[];
}

function toExpress(row: Row): FeaturedExpress {
  const { id, name, state, bets } = row;
  const at = (date: Date | null) => (date === null ? null : instant(date.getTime()));
  return {
    id,
    name,
    state,
    bets,
    legs: legsOf(row.legs),
    setAt: instant(row.set_at.getTime()),
    shownFrom: at(row.shown_from),
    shownUntil: at(row.shown_until),
    endedAt: at(row.ended_at),
    turnover: row.turnover.map(({ currency, stakes, open_profit }) => {
      return { currency, stakes: BigInt(stakes), openProfit: BigInt(open_profit) };
    }),
  };
}

const LIST = `
select t.id::text, t.name, t.set_at, t.shown_from, t.shown_until, t.ended_at, sportsbook.top_express_state(t, $1) as state, ${LEGS_OF},
  (select count(*)::int from sportsbook.top_express_bet x where x.express = t.id) as bets,
  (select coalesce(json_agg(json_build_object('currency', currency, 'stakes', stakes::text, 'open_profit', open_profit::text)
     order by currency), '[]')
   from (select b.currency, sum(b.stake) as stakes, coalesce(sum(coalesce(b.rest_potential, b.potential_payout)
       - coalesce(b.rest_stake, b.stake)) filter (where b.status = 'open'), 0) as open_profit
     from sportsbook.top_express_bet x join sportsbook.bet b on b.id = x.bet where x.express = t.id group by b.currency) sums
  ) as turnover
from sportsbook.top_express t order by t.set_at desc, t.id desc limit $2 offset $3`;

const LEGS = `
select e.id::text as event, s.odds, e.starts_at, array_remove(array[e.home::text, e.away::text], null) as teams,
  e.status <> 'scheduled' or e.starts_at <= $2 as has_begun, e.is_stopped, m.status = 'open' as is_open,
  array(select r.rule from sportsbook.betting_rule r where (r.scope, r.target) in (('selection', s.id::text), ('event', e.id::text),
    ('tourney', l.id::text), ('sport', l.sport))) as rules
from unnest($1::bigint[]) with ordinality as item (id, place)
left join sportsbook.selection s on s.id = item.id left join sportsbook.market m on m.id = s.market
left join sportsbook.event e on e.id = s.event left join sportsbook.league l on l.id = e.league
order by place`;

const CAPACITIES = `
select s.currency, s.stake_min::text, s.stake_max::text, least(s.payout_max, s.legal_payout_max)::text as payout_max,
  greatest(s.liability_max - coalesce((
    select max(open_profit) from sportsbook.liability l where l.event = any ($1::bigint[]) and l.currency = s.currency), 0), 0)::text as room
from sportsbook.stake_limit s order by s.currency <> 'USD', s.currency`;
