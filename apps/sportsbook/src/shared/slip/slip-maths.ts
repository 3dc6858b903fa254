import {
  eachWayFactor,
  type Factor,
  legFactor,
  ODDS_MAX,
  type Odds,
  odds,
  parseAmount,
  parseOdds,
  payoutOf,
  placedFactor,
  product,
  type SystemShape,
  systemFactor,
  UNITS_PER_CENT,
  type Units,
} from '@ordago/kernel';
import { eachWayStateOf } from './each-way.ts';
import { featuredExpressStateOf } from './featured-express.ts';
import { kindOf, type Slip, type SlipKind, type SlipLeg, stakeOf } from './slip.ts';
import { systemOf } from './system.ts';

/** One request of the slip: a bet that will be made when the player submits. */
export interface PlannedBet {
  readonly kind: SlipKind;
  readonly system: SystemShape | null;
  readonly legs: readonly SlipLeg[];
  /** Ledger units; null when what was typed is no amount, or nothing. */
  readonly stake: Units | null;
  /** Half of it is on the win, half on a place. (Default: it is a bet to win) */
  readonly isEachWay?: boolean;
  /** The featured express that it is. (Default: none) */
  readonly featuredExpress?: string;
  /** The free bet that pays; null for any other. */
  readonly freeBet: Slip['freeBet'];
}

/** Returns the bets that the slip would place: one express or system, or a single per leg that has a stake. */
export function plannedBets(slip: Slip): readonly PlannedBet[] {
  if (slip.legs.length === 0) return [];
  const kind = kindOf(slip);
  const system = kind === 'system' ? systemOf(slip) : null;
  const featuredExpress =
    featuredExpressStateOf(slip) === 'whole' && slip.featuredExpress
      ? { featuredExpress: slip.featuredExpress.id }
      : {};
  const isEachWay = eachWayStateOf(slip).kind === 'on';
  const eachWay = isEachWay ? { isEachWay } : {};
  const { freeBet } = slip;
  // It pays one bet, no system and none each way: for any other slip the choice waits.
  if (freeBet !== null && !isEachWay && kind !== 'system' && (kind === 'express' || slip.legs.length === 1))
    return [{ kind, system, legs: slip.legs, stake: unitsOf(freeBet.amount), freeBet, ...featuredExpress }];
  if (kind !== 'single')
    return [
      { kind, system, legs: slip.legs, stake: unitsOf(slip.stake), freeBet: null, ...eachWay, ...featuredExpress },
    ];
  return slip.legs.map((leg) => ({
    kind,
    system,
    legs: [leg],
    stake: unitsOf(stakeOf(slip, leg.selection)),
    freeBet: null,
    ...eachWay,
  }));
}

/** The bets that have a stake at all; the others wait in the slip. */
export function stakedBets(slip: Slip): readonly (PlannedBet & { readonly stake: Units })[] {
  return plannedBets(slip).filter((bet): bet is PlannedBet & { stake: Units } => bet.stake !== null);
}

/** Ledger units of a typed amount; null for nothing, zero and anything that is no amount. */
export function unitsOf(typed: string): Units | null {
  const units = parseAmount(typed.replace(/\.$/, ''));
  return units === null || units === 0n ? null : units;
}

/** The price of a leg in thousandths; 1.00 for a price that cannot be read, which promises nothing. */
export function priceOf(text: string): Odds {
  return parseOdds(text) ?? odds(1_000);
}

/** Payout of a bet when every leg wins, stake included: cut once, to the cent, as the operator pays it. */
export function potentialPayout(
  stake: Units,
  legs: readonly Pick<SlipLeg, 'odds'>[],
  system: SystemShape | null = null,
): Units {
  const factors = legs.map(winningFactor);
  return payoutOf(stake, system === null ? factors : [systemFactor(factors, system)], UNITS_PER_CENT);
}

type EachWayLegs = readonly Pick<SlipLeg, 'odds' | 'eachWay'>[];

/** The same of a bet each way: the mean of what both halves return, cut once. */
export function eachWayPayout(stake: Units, legs: EachWayLegs): Units {
  return payoutOf(stake, [eachWayFactor(legs.map(winningFactor), placedFactors(legs))], UNITS_PER_CENT);
}

/** Payout when every leg places and none wins. */
export function placedPayout(stake: Units, legs: EachWayLegs): Units {
  const placed = product(placedFactors(legs));
  return payoutOf(stake, [placed, { numerator: 1n, denominator: 2n }], UNITS_PER_CENT);
}

/** Odds of the place halves of the legs together, cut to two decimals for display. */
export function placedOdds(legs: EachWayLegs): Odds {
  return shownOdds(product(placedFactors(legs)));
}

function placedFactors(legs: EachWayLegs): readonly Factor[] {
  return legs.flatMap(({ odds: price, eachWay }) => (eachWay ? [placedFactor(priceOf(price), eachWay)] : []));
}

/** The product of the legs, cut to two decimals for the eye and never above the longest price that can be bet. */
export function totalOdds(legs: readonly Pick<SlipLeg, 'odds'>[]): Odds {
  return shownOdds(productOf(legs));
}

function shownOdds({ numerator, denominator }: Factor): Odds {
  const hundredths = (numerator * 100n) / denominator;
  return hundredths * 10n >= BigInt(ODDS_MAX) ? ODDS_MAX : odds(Number(hundredths) * 10);
}

/** Sums of the bets that have a stake. */
export function slipTotals(slip: Slip): { readonly count: number; readonly stake: Units; readonly payout: Units } {
  const bets = stakedBets(slip);
  return {
    count: bets.length,
    stake: bets.reduce((sum, bet) => sum + bet.stake, 0n),
    payout: bets.reduce((sum, bet) => sum + payoutOfBet(bet), 0n),
  };
}

/** Payout of a bet when it wins: of a free one without its stake, unless its terms include it. */
export function payoutOfBet({
  stake,
  legs,
  system,
  freeBet,
  isEachWay,
}: PlannedBet & { readonly stake: Units }): Units {
  if (isEachWay) return eachWayPayout(stake, legs);
  const whole = potentialPayout(stake, legs, system);
  if (freeBet === null || freeBet.isStakeReturned) return whole;
  return whole > stake ? whole - stake : 0n;
}

/** Exact payout of a unit of stake when every leg wins. */
export function productOf(legs: readonly Pick<SlipLeg, 'odds'>[]) {
  return product(legs.map(winningFactor));
}

function winningFactor(leg: Pick<SlipLeg, 'odds'>) {
  return legFactor({ result: 1, voidHalves: 0 }, priceOf(leg.odds));
}
