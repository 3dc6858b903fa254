import type { Factor, LegOutcome, Odds } from './odds.ts';
import { legFactorAt, product } from './odds.ts';

/** Terms of the place part of an each-way leg: a part of the odds, and how many places count. */
export interface EachWayTerms {
  /** The place part wins one such part of what the odds win: 4 for a quarter, 5 for a fifth. */
  readonly divisor: number;
  /** Number of first runners that count as placed. */
  readonly places: number;
}

/** The factor of a place part that wins whole: the stake, and a part of what the odds would win. The price is in thousandths. */
export function placedFactor(price: Odds, { divisor }: EachWayTerms): Factor {
  const part = BigInt(divisor) * 1_000n;
  return { numerator: part + BigInt(price) - 1_000n, denominator: part };
}

/**
 * The factor by which the place part of a leg multiplies its half of the stake, as `legFactor` does for the win part.
 * The price is in thousandths.
 */
export function placeFactor(outcome: LegOutcome, price: Odds, terms: EachWayTerms): Factor {
  return legFactorAt(outcome, placedFactor(price, terms));
}

/**
 * Returns the exact payout of a unit of stake on an each-way bet: half of it is on all legs winning, half on all of them placing, so
 * that it is the mean of both products. No half is rounded.
 */
export function eachWayFactor(wins: readonly Factor[], places: readonly Factor[]): Factor {
  const win = product(wins);
  const place = product(places);
  return {
    numerator: win.numerator * place.denominator + place.numerator * win.denominator,
    denominator: 2n * win.denominator * place.denominator,
  };
}
