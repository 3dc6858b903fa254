import { assert, type Odds } from '@ordago/kernel';

/** The sum of all chances of a market with one winner: chances are in millionths. */
export const MILLIONTHS = 1_000_000;

/** Largest error of the bisection, in millionths: an even market comes to exactly a half of a million each. */
const EPSILON = 1e-3;

/**
 * The chances behind the prices of all outcomes of a market that are open, in millionths: the margin is taken off as
 * `withMargin` lays it on by default, by one common power, so that long shots lose more of it than favourites. Prices that
 * hold no margin are taken as they are; nothing is ever made more likely than its price implies. Rounded down.
 *
 * @param winners how many outcomes win: 1 for most markets, 2 for a double chance
 */
export function fairChances(prices: readonly Odds[], winners = 1): number[] {
  assert(winners >= 1, `a market without a winner: ${winners}`);
  const implied = prices.map((price) => 1_000 / price);
  const power = powerOf(implied, winners);
  return implied.map((chance) => Math.floor(Math.min(1, chance ** power) * MILLIONTHS + EPSILON));
}

/** Bisects the power that brings the sum down to the number of winners; 1 where it is not above it. */
function powerOf(implied: readonly number[], winners: number): number {
  const sumAt = (power: number) => implied.reduce((sum, chance) => sum + chance ** power, 0);
  if (sumAt(1) <= winners || implied.length <= winners) return 1;
  let from = 1;
  let to = 2;
  while (sumAt(to) > winners && to < POWER_MAX) {
    from = to;
    to *= 2;
  }
  for (let i = 0; i < 60; i += 1) {
    const middle = (from + to) / 2;
    if (sumAt(middle) > winners) from = middle;
    else to = middle;
  }
  return to;
}

/** Beyond it no price list is one: all outcomes as good as certain. */
const POWER_MAX = 1_024;
