import { adminBetView, amountString, type BET_STATUSES, instantString } from '@ordago/contracts';
import { formatAmount, formatOdds, instant, legFactor, type Odds, odds, product } from '@ordago/kernel';
import type { BetLegRow, BetRow } from './repository/bets.repository.ts';
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
    amount: text(row.amount),
    currency: row.currency,
    balance_before: amountString(after - BigInt(row.amount)),
    balance_after: amountString(after),
    kind: row.kind,
    scope: row.scope,
    key: row.key,
  };
}

export function presentBet(row: BetRow & { readonly code: string }) {
  return {
    id: row.id,
    code: row.code,
    player: row.player,
    username: row.username,
    kind: row.kind,
    stake: text(row.stake),
    currency: row.currency,
    odds: productText(row.legs.map((leg) => odds(leg.odds))),
    potential_payout: text(row.potential_payout),
    payout: row.payout === null ? null : text(row.payout),
    status: row.status,
    status_code: adminBetView.codeOf(row.status as (typeof BET_STATUSES)[number]),
    placed_at: iso(row.placed_at),
    settled_at: row.settled_at === null ? null : iso(row.settled_at),
    legs: row.legs.map(presentLeg),
  };
}

function presentLeg(leg: BetLegRow) {
  const outcome =
    leg.result === null || leg.void_halves === null ? null : { result: leg.result, voidHalves: leg.void_halves };
  return {
    home: leg.home,
    away: leg.away,
    league: leg.league,
    starts_at: instantString(instant(Date.parse(leg.starts_at))),
    market: leg.market,
    line: leg.line,
    outcome: leg.outcome,
    odds: formatOdds(odds(leg.odds)),
    status: outcome === null ? 'open' : statusOf(outcome),
    score: leg.score,
    factor: outcome === null ? null : factorText(outcome, odds(leg.odds)),
  };
}

function statusOf({ result, voidHalves }: { result: 0 | 1; voidHalves: 0 | 1 | 2 }): string {
  if (voidHalves === 2) return 'void';
  const side = result === 1 ? 'won' : 'lost';
  return voidHalves === 1 ? `half-${side}` : side;
}

function factorText(outcome: { result: 0 | 1; voidHalves: 0 | 1 | 2 }, price: Odds): string {
  const { numerator, denominator } = legFactor(outcome, price);
  return formatAmount((numerator * 100_000n) / denominator);
}

/** Combined odds cut to two decimals, for the eye. */
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
