import {
  assert,
  eachWayFactor,
  type Factor,
  floorToCent,
  type Odds,
  payoutOf,
  product,
  type SystemShape,
  systemFactor,
  UNITS_PER_CENT,
  type Units,
} from '@ordago/kernel';

/**
 * A leg of a bet that is for sale: decided legs bring the factor that they settled with, open ones the price that they were
 * bet at and the chances of how they may come out.
 */
export type LegForSale =
  | { readonly kind: 'decided'; readonly factor: Factor }
  | { readonly kind: 'chances'; readonly placed: Odds; readonly chances: LegChances }
  /** The place half of a leg each way: what it pays when it places, and the chance of that in millionths. */
  | { readonly kind: 'place'; readonly pays: Factor; readonly chance: number };

/** Chances in millionths; what they leave of a million is the chance to lose. */
export interface LegChances {
  readonly won: number;
  readonly halfWon: number;
  readonly returned: number;
  readonly halfLost: number;
}

export interface BetForSale {
  /** Stake that is still on it. */
  readonly stake: Units;
  readonly legs: readonly LegForSale[];
  /** Of a bet each way the place halves of its legs, in their order. (Default: a bet to win) */
  readonly places?: readonly LegForSale[];
  /** Combinations of a system; null for any other kind. */
  readonly system: SystemShape | null;
}

export interface SaleTerms {
  /** Share of the fair value that the operator keeps, in hundredths of a per cent. */
  readonly marginBps: number;
  /** The most that any bet pays, in ledger units. */
  readonly payoutMax: Units;
  /** The most that this one can come to. */
  readonly potential: Units;
}

/** Part of a bet that is sold, and its price. */
export interface SaleParts {
  readonly stake: Units;
  readonly value: Units;
}

/** Shares of a bet that may be sold, in per cent; below 100 a part of it. */
export const SHARE_MIN = 10;
export const SHARE_MAX = 90;

const MILLION = 1_000_000n;
const BPS = 10_000n;

/**
 * Returns the operator's price for a bet now: stake · fair factor · (1 − margin), floored to the cent, never above what the bet can
 * come to nor above the largest payout (semantics C3). Zero means that nothing is offered.
 */
export function cashOutValue({ stake, legs, places, system }: BetForSale, terms: SaleTerms): Units {
  const { marginBps, payoutMax, potential } = terms;
  assert(marginBps >= 0 && marginBps <= 10_000, `margin out of range: ${marginBps}`);
  const kept: Factor = { numerator: BPS - BigInt(marginBps), denominator: BPS };
  let value = payoutOf(stake, [fairFactor(legs, system, places), kept], UNITS_PER_CENT);
  for (const bound of [potential, payoutMax]) if (value > bound) value = bound;
  return value;
}

/** Returns the expected payout of a unit of stake: legs of a bet are on different events, so their expectations multiply. */
export function fairFactor(
  legs: readonly LegForSale[],
  system: SystemShape | null,
  places?: readonly LegForSale[],
): Factor {
  const expected = legs.map(expectedFactor);
  if (places !== undefined) return eachWayFactor(expected, places.map(expectedFactor));
  return system === null ? product(expected) : systemFactor(expected, system);
}

/** A share of the stake in per cent and the same share of the value, both cut to the cent. */
export function saleOfShare({ stake, value }: SaleParts, percent: number): SaleParts {
  assert(Number.isInteger(percent) && percent > 0 && percent <= 100, `not a share: ${percent}`);
  const part = floorToCent((stake * BigInt(percent)) / 100n);
  return { stake: part, value: valueOfStake({ stake, value }, part) };
}

/** The least stake, in whole cents, whose value is the amount asked for. */
export function saleOfAmount({ stake, value }: SaleParts, amount: Units): SaleParts {
  assert(amount > 0n && amount <= value, 'an amount above the value is not for sale');
  const exact = stake * amount;
  const cents = (exact + value * UNITS_PER_CENT - 1n) / (value * UNITS_PER_CENT);
  return { stake: cents * UNITS_PER_CENT, value: amount };
}

/** Returns the value of a part of the stake when the whole has a value. In ledger units. */
export function valueOfStake({ stake, value }: SaleParts, part: Units): Units {
  assert(stake > 0n && part >= 0n && part <= stake, 'a part is not larger than the whole');
  return floorToCent((value * part) / stake);
}

/** Returns true if a sale is between the least and the most share of the value that a part may be. */
export function isPart(sold: Units, value: Units): boolean {
  return sold * 100n >= value * BigInt(SHARE_MIN) && sold * 100n <= value * BigInt(SHARE_MAX);
}

/** Σ pⱼ · fⱼ over the ways a leg may come out. */
function expectedFactor(leg: LegForSale): Factor {
  switch (leg.kind) {
    case 'decided':
      return leg.factor;
    case 'chances':
      return chancesFactor(leg.placed, leg.chances);
    case 'place':
      return product([leg.pays, { numerator: BigInt(leg.chance), denominator: MILLION }]);
  }
}

function chancesFactor(placed: Odds, { won, halfWon, returned, halfLost }: LegChances): Factor {
  const all = [won, halfWon, returned, halfLost];
  assert(
    all.every((chance) => Number.isInteger(chance) && chance >= 0) && all.reduce((sum, one) => sum + one, 0) <= 1e6,
    'chances are millionths that do not pass a million',
  );
  const price = BigInt(placed);
  // In two-thousandths: a won leg counts 2·o, a half won one 1 + o, a returned one 2, a half lost one 1.
  const numerator =
    BigInt(won) * 2n * price +
    BigInt(halfWon) * (1_000n + price) +
    BigInt(returned) * 2_000n +
    BigInt(halfLost) * 1_000n;
  return { numerator, denominator: 2_000n * MILLION };
}
