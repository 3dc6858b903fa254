import {
  adminBetView,
  amountNumber,
  amountString,
  type BET_STATUSES,
  instantString,
  playerBetView,
} from '@ordago/contracts';
import {
  eachWayFactor,
  type Factor,
  formatAmount,
  formatOdds,
  instant,
  type LegOutcome,
  legFactor,
  type Odds,
  odds,
  parseOdds,
  placedFactor,
  product,
  wonFactor,
} from '@ordago/kernel';
import { movementsOf } from './domain/bet-movements.ts';
import type { OwnBetRow } from './repository/bet-history.repository.ts';
import type { BetLegRow, BetRow, PartnerBetRow, PartnerLegRow } from './repository/bets.repository.ts';
import { type PlayerDetail, type PlayerRow, TOTAL_NAMES } from './repository/players.repository.ts';
import type { TransferRow } from './repository/transfers.repository.ts';

export function presentPlayer(row: PlayerRow) {
  return {
    id: row.id,
    username: row.username,
    currency: row.currency,
    main: text(row.main),
    hold: text(row.hold),
    debt: text(row.debt),
    country: row.country,
    is_banned: row.is_banned,
    is_casino_blocked: row.is_casino_blocked,
    is_verified: row.is_verified,
    agent: row.agent,
    created_at: iso(row.created_at),
  };
}

export function presentPlayerDetail(row: PlayerDetail) {
  const { totals } = row;
  const ggr =
    BigInt(totals.sport_stakes) +
    BigInt(totals.casino_stakes) -
    BigInt(totals.sport_payouts) -
    BigInt(totals.casino_payouts);
  const sums = Object.fromEntries(TOTAL_NAMES.map((name) => [name, text(totals[name])]));
  return {
    ...presentPlayer(row),
    email: row.email,
    phone: row.phone,
    birth_date: row.birth_date,
    first_name: row.first_name,
    last_name: row.last_name,
    locale: row.locale,
    totals: { ...(sums as Record<(typeof TOTAL_NAMES)[number], string>), ggr: amountString(ggr) },
    open_bets: row.open_bets,
  };
}

export function presentTransfer(row: TransferRow) {
  const after = BigInt(row.balance_after);
  return {
    id: row.id,
    op: row.op,
    at: iso(row.at),
    player: row.player,
    username: row.username,
    code: row.code,
    wallet: row.wallet,
    counter: row.counter,
    ...endsOf(row),
    amount: text(row.amount),
    currency: row.currency,
    balance_before: amountString(after - BigInt(row.amount)),
    balance_after: amountString(after),
    kind: row.kind,
    scope: row.scope,
    key: row.key,
  };
}

/** Both ends of a movement: an amount above zero came to the wallet. */
function endsOf({ wallet, username, counter, counter_username: counterUsername, amount }: TransferRow) {
  const own = { account: username === null ? wallet : `${wallet}:${username}`, username };
  const other = { account: counter, username: counterUsername };
  const [from, to] = BigInt(amount) > 0n ? [other, own] : [own, other];
  return { from: from.account, to: to.account, from_username: from.username, to_username: to.username };
}

export function presentBet(row: BetRow & { readonly code: string }) {
  return {
    id: row.id,
    provider: row.provider,
    code: row.code,
    player: row.player,
    username: row.username,
    kind: row.kind,
    stake: text(row.stake),
    currency: row.currency,
    odds: oddsText(row.legs),
    potential_payout: text(row.potential_payout),
    payout: row.payout === null ? null : text(row.payout),
    rest_stake: text(row.rest_stake),
    paid_with: row.paid_with,
    sales: (row.sales ?? []).map(({ stake, value, cause, at }) => ({
      stake: text(stake),
      value: text(value),
      cause,
      at: instantString(instant(Date.parse(at))),
    })),
    cash_out_rule: row.rule_value === null ? null : text(row.rule_value),
    status: row.status,
    status_code: adminBetView.codeOf(row.status as (typeof BET_STATUSES)[number]),
    placed_at: iso(row.placed_at),
    settled_at: row.settled_at === null ? null : iso(row.settled_at),
    legs: row.legs.map(presentLeg),
  };
}

/** A bet that another sportsbook keeps: what it does not report to us is null. */
export function presentPartnerBet({ legs, stake, payout, placed_at, settled_at, is_free, ...row }: PartnerBetRow) {
  const prices = legs.map((leg) => parseOdds(leg.odds)).filter((price) => price !== null);
  return {
    ...row,
    stake: text(stake),
    payout: payout === null ? null : text(payout),
    rest_stake: text(stake),
    odds: prices.length > 0 && prices.length === legs.length ? productText(prices) : null,
    potential_payout: null,
    sales: [],
    cash_out_rule: null,
    paid_with: is_free ? ('free-bet' as const) : null,
    status_code: adminBetView.codeOf(row.status as (typeof BET_STATUSES)[number]),
    placed_at: iso(placed_at),
    settled_at: settled_at === null ? null : iso(settled_at),
    legs: legs.map(presentPartnerLeg),
  };
}

function presentPartnerLeg({ title, market, outcome, odds: price }: PartnerLegRow) {
  return {
    home: title,
    away: '',
    league: '',
    starts_at: null,
    market,
    specifier: '',
    outcome,
    name: outcome,
    odds: price,
    status: null,
    score: null,
    factor: null,
    why: null,
  };
}

export function presentOwnBet({ placed_at, legs, changes, ...row }: OwnBetRow & { readonly code: string }) {
  return {
    ...row,
    sold: row.sold === null ? null : text(row.sold),
    movements: movementsOf(changes).map(({ at, kind, units }) => ({
      at: instantString(at),
      kind,
      amount: amountNumber(units),
    })),
    placed_at: iso(placed_at),
    stake: text(row.stake),
    payout: row.payout === null ? null : text(row.payout),
    status_code: playerBetView.codeOf(row.status),
    legs: legs.map((leg) => ({
      title: leg.title,
      market: leg.market,
      outcome: leg.outcome,
      odds: typeof leg.odds === 'number' ? formatOdds(odds(leg.odds)) : leg.odds,
    })),
  };
}

/** Payout of a unit of stake when every leg wins; each way the mean of what both halves pay. */
function oddsText(legs: readonly BetLegRow[]): string {
  const prices = legs.map((leg) => odds(leg.odds));
  const placed = legs.flatMap((leg) => (leg.each_way ? [placedFactor(odds(leg.odds), leg.each_way)] : []));
  if (placed.length === 0) return productText(prices);
  return hundredthsText(eachWayFactor(prices.map(wonFactor), placed));
}

function hundredthsText({ numerator, denominator }: Factor): string {
  const hundredths = (numerator * 100n) / denominator;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** Presents a leg each way by the settlement of both halves: its selection covers the win alone. */
function presentEachWay({ each_way: terms, explained, odds: price }: BetLegRow) {
  if (terms === null) return {};
  const { win, place, why = null } = explained?.parts ?? {};
  const settled = win && place ? { win, place: { ...place, why } } : null;
  const each_way = { ...terms, odds: hundredthsText(placedFactor(odds(price), terms)), settled };
  return { status: explained?.status ?? 'open', factor: explained?.factor ?? null, each_way };
}

function presentLeg(leg: BetLegRow) {
  const outcome = outcomeOf(leg);
  return {
    home: leg.home,
    away: leg.away,
    league: leg.league,
    sport: leg.sport,
    starts_at: instantString(instant(Date.parse(leg.starts_at))),
    market: leg.market,
    specifier: leg.specifier,
    outcome: leg.outcome,
    ...(leg.name === null ? {} : { name: leg.name }),
    odds: formatOdds(odds(leg.odds)),
    status: outcome === null ? 'open' : statusOf(outcome),
    score: leg.score,
    factor: outcome === null ? null : factorText(outcome, odds(leg.odds)),
    why: leg.why,
    ...presentEachWay(leg),
  };
}

function outcomeOf({ result, void_halves, places_left, places_tied }: BetLegRow): LegOutcome | null {
  if (result === null || void_halves === null) return null;
  const outcome = { result, voidHalves: void_halves };
  if (places_left === null || places_tied === null) return outcome;
  return { ...outcome, deadHeat: { numerator: BigInt(places_left), denominator: BigInt(places_tied) } };
}

function statusOf({ result, voidHalves }: LegOutcome): string {
  if (voidHalves === 2) return 'void';
  const side = result === 1 ? 'won' : 'lost';
  return voidHalves === 1 ? `half-${side}` : side;
}

function factorText(outcome: LegOutcome, price: Odds): string {
  const { numerator, denominator } = legFactor(outcome, price);
  return formatAmount((numerator * 100_000n) / denominator);
}

/** Combined odds cut to two decimals, for display. */
function productText(prices: readonly Odds[]): string {
  const { numerator, denominator } = product(prices.map((price) => legFactor({ result: 1, voidHalves: 0 }, price)));
  return formatAmount(((numerator * 100n) / denominator) * 1_000n);
}

function text(units: string): string {
  return amountString(BigInt(units));
}

function iso(at: Date): string {
  return instantString(instant(at.getTime()));
}
