import {
  type BetId,
  type EachWayTerms,
  idOf,
  type Odds,
  odds,
  type PlayerId,
  type SystemShape,
  type Units,
  type WalletId,
} from '@ordago/kernel';
import type { Pool } from 'pg';
import { type SelectionOutcome, VOID } from '../../shared/domain/market.ts';
import type { LegWhy } from '../../shared/domain/placed-bet.ts';
import { EACH_WAY, type EachWayRow, placeOf } from '../../shared/repository/each-way.ts';
import { type OutcomeColumns, outcomeOf } from '../../shared/repository/outcome-columns.ts';

/** A bet with everything that its settlement depends on. */
export interface BetToSettle {
  readonly id: BetId;
  readonly player: PlayerId;
  readonly wallet: WalletId;
  readonly currency: string;
  /** Stake that remains after its sales. */
  readonly stake: Units;
  readonly status: string;
  readonly revision: number;
  /** Of a free bet, whether it pays its stake; null for any other. */
  readonly free: { readonly isStakeReturned: boolean } | null;
  /** True if it was never settled before; sales are revisions too. */
  readonly isFirst: boolean;
  /** Sum paid by the settlements so far. */
  readonly paid: Units;
  /** Singles of a page at the same odds share one list. */
  readonly legs: readonly LegToSettle[];
  readonly system: SystemShape | null;
}

export interface LegToSettle {
  readonly selection: string;
  readonly event: string;
  readonly odds: Odds;
  readonly outcome: SelectionOutcome | null;
  /** Of a leg each way, its terms and how its place part came out; null while that is open. (Default: a leg to win) */
  readonly place?: { readonly terms: EachWayTerms; readonly outcome: SelectionOutcome | null };
  readonly score: string | null;
  /** Reason for the result, where the score does not explain it. */
  readonly why: LegWhy | null;
}

/** Bets on one selection, by id, after `after`: open ones for a first result, all but sold ones for a later one. */
export interface BetsQuery {
  readonly selection: string;
  readonly after: string;
  readonly limit: number;
  readonly isCorrection: boolean;
}

export interface BetsPage {
  readonly bets: readonly BetToSettle[];
  /** Start of the next page; null when there is none. */
  readonly next: string | null;
}

/** Bets as their settlement reads them. */
export interface BetsToSettleRepository {
  /** The selections of an event that anybody bet on. A bet has no more than one leg on an event. */
  findSelectionsBetOn(event: string): Promise<string[]>;
  /** Reads a page of bets with the present state of their legs, in one statement and one row, column by column. */
  findBetsToSettle(query: BetsQuery): Promise<BetsPage>;
}

export function createBetsToSettleRepository(pool: Pool): BetsToSettleRepository {
  return {
    async findSelectionsBetOn(event) {
      // `limit 1` keeps it a lookup per selection: the planner would rather read the legs of all bets.
      const found = await pool.query<{ id: string }>(
        `select s.id from sportsbook.selection s
         cross join lateral (select 1 from sportsbook.bet_leg l where l.selection = s.id limit 1) bet_on
         where s.event = $1 order by s.id`,
        [event],
      );
      return found.rows.map(({ id }) => id);
    },
    async findBetsToSettle(query) {
      const { selection, after, limit, isCorrection } = query;
      const found = await pool.query<PageRow>({ ...FIND_BETS, values: [selection, after, limit, isCorrection] });
      const [row] = found.rows;
      if (!row) return { bets: [], next: null };
      return { bets: row.bets === null ? [] : betsOf(row), next: row.seen < limit ? null : row.last };
    },
  };
}

interface LegRow extends OutcomeColumns {
  readonly selection: string;
  readonly event: string;
  readonly odds: number;
  readonly score: string | null;
  readonly why: LegWhy | null;
  /** Present if bets on its market at that time are returned; why, where the operator decided so. */
  readonly voided?: { readonly why: LegWhy | null } | null;
  readonly each_way?: EachWayRow | null;
}

/** Columns of bets as comma-separated texts, all of the same length. */
interface PageRow {
  readonly seen: number;
  readonly last: string | null;
  readonly bets: string | null;
  readonly players: string | null;
  readonly wallets: string | null;
  readonly currencies: string | null;
  readonly stakes: string | null;
  readonly statuses: string | null;
  readonly revisions: string | null;
  readonly firsts: string | null;
  readonly payouts: string | null;
  readonly odds: string | null;
  /** The selection in its present state. */
  readonly offer: Omit<LegRow, 'odds'>;
  /**
   * Legs of expresses and systems, of singles each way and of those that are voided, by bet; and the systems'
   * combinations.
   */
  readonly expresses: Readonly<Record<string, readonly LegRow[]>> | null;
  readonly systems: Readonly<Record<string, SystemShape>> | null;
  /** Free bets among them, and true for each that pays its stake. */
  readonly free: Readonly<Record<string, boolean>> | null;
}

function betsOf(row: PageRow): BetToSettle[] {
  const players = listOf(row.players);
  const wallets = listOf(row.wallets);
  const currencies = listOf(row.currencies);
  const stakes = listOf(row.stakes);
  const statuses = listOf(row.statuses);
  const revisions = listOf(row.revisions);
  const firsts = listOf(row.firsts);
  const payouts = listOf(row.payouts);
  const prices = listOf(row.odds);
  const singles = new Map<string, readonly LegToSettle[]>();
  const singleAt = (price: string) => {
    const known = singles.get(price) ?? [legOf({ ...row.offer, odds: Number(price) })];
    singles.set(price, known);
    return known;
  };
  return listOf(row.bets).map((id, index) => ({
    id: idOf<BetId>(id),
    player: idOf<PlayerId>(players[index] ?? ''),
    wallet: idOf<WalletId>(wallets[index] ?? ''),
    currency: currencies[index] ?? '',
    stake: BigInt(stakes[index] ?? ''),
    status: statuses[index] ?? '',
    revision: Number(revisions[index]),
    isFirst: firsts[index] === 'true',
    paid: BigInt(payouts[index] ?? ''),
    legs: row.expresses?.[id]?.map(legOf) ?? singleAt(prices[index] ?? ''),
    system: row.systems?.[id] ?? null,
    free: freeOf(row.free?.[id]),
  }));
}

function freeOf(isStakeReturned: boolean | undefined): BetToSettle['free'] {
  return isStakeReturned === undefined ? null : { isStakeReturned };
}

function listOf(text: string | null): readonly string[] {
  return text === null ? [] : text.split(',');
}

function legOf(row: LegRow): LegToSettle {
  const { selection, event, score, why } = row;
  const outcome = row.voided ? VOID : outcomeOf(row);
  const place = row.each_way ? { place: placeOf(row.each_way, outcome) } : {};
  return { selection, event, odds: odds(row.odds), outcome, ...place, score, why: row.voided?.why ?? why };
}

const OUTCOME = `'result', s.result, 'void_halves', s.void_halves, 'places_left', s.places_left,
      'places_tied', s.places_tied, 'why', s.why, 'score', e.home_score || ':' || e.away_score`;

/** The windows in which bets on a market are returned, that were open at the time of the bet `b`. */
function windows(market: string): string {
  return `from sportsbook.void_window w where w.market = ${market}
    and (w.from_at is null or b.placed_at >= w.from_at) and (w.to_at is null or b.placed_at < w.to_at)`;
}

// `offset 0` keeps the read of a bet a lookup by its id: the planner would rather read the whole book.
const FIND_BETS = {
  name: 'sportsbook.bets_to_settle',
  text: `
with leg as materialized (
  select bet, odds, each_way_places from sportsbook.bet_leg where selection = $1 and bet > $2 order by bet limit $3)
select count(*)::int as seen, max(leg.bet) as last, string_agg(b.id::text, ',') as bets,
  string_agg(b.player::text, ',') as players, string_agg(b.wallet::text, ',') as wallets,
  string_agg(b.currency, ',') as currencies, string_agg(b.stake::text, ',') as stakes,
  string_agg(b.status::text, ',') as statuses, string_agg(b.revision::text, ',') as revisions,
  string_agg(b.is_first::text, ',') as firsts,
  string_agg(b.paid::text, ',') as payouts, string_agg(b.odds::text, ',') as odds, (
    select json_build_object('selection', s.id::text, 'event', s.event::text, ${OUTCOME})
    from sportsbook.selection s join sportsbook.event e on e.id = s.event where s.id = $1) as offer,
  json_object_agg(b.id, (
    select json_agg(json_build_object(
      'selection', l.selection::text, 'event', l.event::text, 'odds', l.odds, 'voided', (
        select json_build_object('why', w.why) ${windows('s.market')} order by w.why is null limit 1), 'each_way', ${EACH_WAY}, ${OUTCOME})
      order by l.leg)
    from sportsbook.bet_leg l join sportsbook.selection s on s.id = l.selection join sportsbook.event e on e.id = l.event
    where l.bet = b.id)) filter (where b.kind <> 'single' or b.is_voided or leg.each_way_places is not null) as expresses,
  json_object_agg(b.id, json_build_object('sizes', b.sizes, 'bankers', b.bankers)) filter (where b.kind = 'system') as systems,
  json_object_agg(b.id, (select f.is_stake_returned from sportsbook.free_bet f where f.bet = b.id)) filter (where b.is_free) as free
from leg
left join lateral (
  select b.id, b.player, b.wallet, b.currency, coalesce(b.rest_stake, b.stake) as stake, b.status, b.revision, b.kind, b.is_free, b.sizes, b.bankers, coalesce(b.payout, 0) as paid, leg.odds,
    b.revision = 0 or b.rest_stake is not null and not exists (
      select from sportsbook.settlement x where x.bet = b.id) as is_first,
    b.placed_at, exists (select ${windows('(select market from sportsbook.selection where id = $1)')}) as is_voided
  from sportsbook.bet b
  where b.id = leg.bet and (b.status = 'open' or $4 and b.status not in ('cashed-out', 'partly-cashed-out'))
  offset 0) b on true`,
};
