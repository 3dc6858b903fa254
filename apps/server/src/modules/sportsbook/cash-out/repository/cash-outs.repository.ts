import {
  type BetId,
  type Instant,
  idOf,
  instant,
  odds,
  type PlayerId,
  type SystemShape,
  toIso,
  type Units,
  type WalletId,
} from '@ordago/kernel';
import type { Pool } from 'pg';
import { type MarketRef, VOID } from '../../shared/domain/market.ts';
import { EACH_WAY, type EachWayRow, placeOf } from '../../shared/repository/each-way.ts';
import { type OutcomeColumns, outcomeOf } from '../../shared/repository/outcome-columns.ts';
import type { SellableBet, SellableLeg } from '../domain/cash-out.ts';
import { marketsAround, type OutcomePrice, type PricedMarket } from '../domain/lines.ts';

/** Bets to value: one, the open ones of a player, or those with a rule on an event. */
export type SellableQuery =
  | { readonly bet: BetId }
  | { readonly player: PlayerId; readonly limit: number }
  | { readonly watched: string; readonly after: string; readonly limit: number };

/** A sale as it was made. */
export interface Sale {
  readonly bet: BetId;
  readonly stake: Units;
  readonly value: Units;
}

/** Bets as they are sold, their sales and their rules. */
export interface CashOutsRepository {
  /** Reads bets with the present state of their legs, in one statement; where stakes may come back, one more reads the prices that tell how likely. */
  findSellable(query: SellableQuery): Promise<SellableBet[]>;
  /** The sale that a command made under any of these keys; null when none did. */
  findSale(command: { scope: string; keys: readonly string[] }): Promise<Sale | null>;
  /** Stores a rule for an open bet, in place of the one before; false when the bet is not open any more. */
  saveRule(rule: { bet: BetId; valueMin: Units; at: Instant }): Promise<boolean>;
  /** Ends the rule of a bet; false when it has none that is active. */
  endRule(rule: { bet: BetId; status: 'cancelled' | 'ended'; at: Instant }): Promise<boolean>;
}

export function createCashOutsRepository(pool: Pool): CashOutsRepository {
  return {
    async findSellable(query) {
      const [where, values] = conditionOf(query);
      const found = await pool.query<BetRow>(`${SELECT} ${where}`, values);
      const around = await findAround(pool, found.rows);
      return found.rows.map((row) => toBet(row, around));
    },
    async findSale({ scope, keys }) {
      const found = await pool.query<{ bet: BetId; stake: string; value: string }>(
        `select x.bet, x.stake, x.value from ledger.published_op o join sportsbook.sale x on x.op = o.id
         where o.scope = $1 and o.key = any ($2)`,
        [scope, keys],
      );
      const [row] = found.rows;
      return row ? { bet: row.bet, stake: BigInt(row.stake), value: BigInt(row.value) } : null;
    },
    async saveRule({ bet, valueMin, at }) {
      const saved = await pool.query<{ done: boolean }>('select sportsbook.set_cash_out_rule($1, $2, $3) as done', [
        bet,
        String(valueMin),
        toIso(at),
      ]);
      return saved.rows[0]?.done ?? false;
    },
    async endRule({ bet, status, at }) {
      const ended = await pool.query<{ done: boolean }>('select sportsbook.end_cash_out_rule($1, $2, $3) as done', [
        bet,
        status,
        toIso(at),
      ]);
      return ended.rows[0]?.done ?? false;
    },
  };
}

function conditionOf(query: SellableQuery): [string, unknown[]] {
  if ('bet' in query) return ['where b.id = $1', [query.bet]];
  if ('player' in query) {
    return [`where b.player = $1 and b.status = 'open' order by b.id desc limit $2`, [query.player, query.limit]];
  }
  const watched = 'select bet from sportsbook.cash_out_watch where event = $1 and bet > $2 order by bet limit $3';
  return [`where b.id in (${watched}) order by b.id`, [query.watched, query.after, query.limit]];
}

interface BetRow {
  readonly id: string;
  readonly player: string;
  readonly wallet: string;
  readonly currency: string;
  readonly status: string;
  readonly revision: number;
  readonly is_free: boolean;
  readonly stake: string;
  readonly potential: string;
  readonly payout_max: string;
  readonly sizes: readonly number[] | null;
  readonly bankers: readonly number[] | null;
  readonly rule_min: string | null;
  readonly legs: readonly LegRow[];
}

interface PriceRow {
  readonly selection: string;
  readonly outcome: string;
  readonly odds: number;
}

interface LegRow extends OutcomeColumns {
  readonly selection: string;
  readonly event: string;
  readonly each_way: EachWayRow | null;
  readonly revision: number;
  readonly placed: number;
  readonly now: number;
  readonly event_status: string;
  readonly starts_at: number;
  readonly ends_at: number | null;
  readonly in_play: boolean;
  readonly is_stopped: boolean;
  readonly is_put_off: boolean;
  readonly is_voided: boolean;
  readonly market: string;
  readonly joint_chance: number | null;
  readonly market_kind: string;
  readonly specifier: string;
  readonly prices: readonly PriceRow[] | null;
  readonly is_offered: boolean;
  readonly margin_bps: number;
  readonly closing_seconds: number;
}

// A bet that was placed while staff removed the stakes of its currency is bounded by what it may pay.
const SELECT = `
select b.id, b.player, b.wallet, b.currency, b.status, b.revision, b.is_free, coalesce(b.rest_stake, b.stake) as stake,
  coalesce(b.rest_potential, b.potential_payout) as potential, b.sizes, b.bankers,
  coalesce(lim.payout_max, b.potential_payout) as payout_max, r.value_min as rule_min, (
    select json_agg(json_build_object('selection', l.selection::text, 'event', l.event::text, 'placed', l.odds,
      'now', s.odds, 'result', s.result, 'void_halves', s.void_halves, 'places_left', s.places_left,
      'places_tied', s.places_tied, 'event_status', e.status, 'in_play', e.in_play,
      'starts_at', extract(epoch from e.starts_at) * 1000, 'ends_at', extract(epoch from e.ends_at) * 1000,
      'is_stopped', e.is_stopped, 'market', m.status,
      'is_put_off', sportsbook.is_put_off(e.id, e.starts_at, e.held_at, b.placed_at),
      'is_voided', sportsbook.is_voided(s.market, b.placed_at), 'each_way', ${EACH_WAY}, 'revision', e.result_revision,
      'joint_chance', (select c.chance from sportsbook.combination c where c.market = m.id),
      'market_kind', m.kind, 'specifier', m.specifier, 'prices', case when s.result is null then (
        select json_agg(json_build_object('selection', x.id::text, 'outcome', x.outcome, 'odds', x.odds) order by x.id)
        from sportsbook.selection x where x.market = s.market and x.result is null) end,
      'is_offered', t.is_offered, 'margin_bps', t.margin_bps, 'closing_seconds', t.closing_seconds) order by l.leg)
    from sportsbook.bet_leg l join sportsbook.selection s on s.id = l.selection
    join sportsbook.market m on m.id = s.market join sportsbook.event e on e.id = l.event
    join sportsbook.league g on g.id = e.league
    join lateral (select * from sportsbook.cash_out_setting where sport in (g.sport, '*') order by sport = '*' limit 1) t
      on true
    where l.bet = b.id) as legs
from sportsbook.bet b
left join sportsbook.stake_limit lim on lim.currency = b.currency
left join sportsbook.cash_out_rule r on r.bet = b.id and r.status = 'active'`;

/** Prices of markets by event, kind and specifier. */
type Around = ReadonlyMap<string, PricedMarket>;

const AROUND = `
select m.event, m.kind, m.specifier,
  json_agg(json_build_object('selection', x.id::text, 'outcome', x.outcome, 'odds', x.odds) order by x.id) as prices
from unnest($1::bigint[], $2::text[], $3::text[]) as asked (event, kind, specifier)
join sportsbook.market m on m.event = asked.event and m.kind = asked.kind and m.specifier = asked.specifier
join sportsbook.selection x on x.market = m.id
where m.status = 'open' and x.result is null
group by m.id`;

/** Reads the open markets around those that are for sale, once each. */
async function findAround(pool: Pool, rows: readonly BetRow[]): Promise<Around> {
  const asked = new Map(
    rows
      .flatMap(({ legs }) => legs)
      .flatMap((leg) => aroundOf(leg).map((ref) => [keyOf(leg.event, ref), { event: leg.event, ...ref }] as const)),
  );
  if (asked.size === 0) return new Map();
  const refs = [...asked.values()];
  const found = await pool.query<{ event: string; kind: string; specifier: string; prices: readonly PriceRow[] }>(
    AROUND,
    [refs.map(({ event }) => event), refs.map(({ kind }) => kind), refs.map(({ specifier }) => specifier)],
  );
  return new Map(
    found.rows.map(({ event, kind, specifier, prices }) => [
      keyOf(event, { kind, specifier }),
      { kind, specifier, prices: prices.map(toPrice) },
    ]),
  );
}

function aroundOf(leg: LegRow): readonly MarketRef[] {
  if (leg.result !== null || leg.is_voided) return [];
  return marketsAround({ kind: leg.market_kind, specifier: leg.specifier, prices: (leg.prices ?? []).map(toPrice) });
}

function keyOf(event: string, { kind, specifier }: MarketRef): string {
  return `${event} ${kind} ${specifier}`;
}

function toPrice(row: PriceRow): OutcomePrice {
  return { selection: row.selection, outcome: row.outcome, odds: odds(row.odds) };
}

function toBet(row: BetRow, around: Around): SellableBet {
  const system: SystemShape | null = row.sizes === null ? null : { sizes: row.sizes, bankers: row.bankers ?? [] };
  return {
    id: idOf<BetId>(row.id),
    player: idOf<PlayerId>(row.player),
    wallet: idOf<WalletId>(row.wallet),
    currency: row.currency,
    status: row.status,
    revision: row.revision,
    isFree: row.is_free,
    system,
    stake: BigInt(row.stake),
    potential: BigInt(row.potential),
    payoutMax: BigInt(row.payout_max),
    ruleMin: row.rule_min === null ? null : BigInt(row.rule_min),
    legs: row.legs.map((leg) => toLeg(leg, around)),
  };
}

function toLeg(row: LegRow, around: Around): SellableLeg {
  const { selection, event } = row;
  const outcome = row.is_voided ? VOID : outcomeOf(row);
  return {
    selection,
    event,
    placed: odds(row.placed),
    now: odds(row.now),
    outcome,
    result: row.revision,
    ...(row.each_way && { place: placeOf(row.each_way, outcome) }),
    eventStatus: row.event_status,
    startsAt: instant(row.starts_at),
    inPlay: row.in_play,
    endsAt: row.ends_at === null ? null : instant(row.ends_at),
    isStopped: row.is_stopped,
    isPutOff: row.is_put_off,
    marketStatus: row.market,
    market: { kind: row.market_kind, specifier: row.specifier },
    jointChance: row.joint_chance,
    prices: (row.prices ?? []).map(toPrice),
    around: aroundOf(row).flatMap((ref) => around.get(keyOf(event, ref)) ?? []),
    terms: { isOffered: row.is_offered, marginBps: row.margin_bps, closingSeconds: row.closing_seconds },
  };
}
