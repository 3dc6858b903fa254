import { priceOf } from '../../shared/slip/slip-maths.ts';

/**
 * The chances that prices imply, in whole percent that sum to 100: one over the price, scaled so that the operator's
 * margin falls out. Remainders go to the largest fractions.
 */
export function impliedShares(prices: readonly string[]): readonly number[] {
  const chances = prices.map((price) => 1_000 / priceOf(price));
  const sum = chances.reduce((total, chance) => total + chance, 0);
  const exact = chances.map((chance) => (chance * 100) / sum);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((total, share) => total + share, 0);
  const byFraction = exact
    .map((value, place) => ({ place, fraction: value % 1 }))
    .sort((a, b) => b.fraction - a.fraction);
  for (const { place } of byFraction.slice(0, missing)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}
