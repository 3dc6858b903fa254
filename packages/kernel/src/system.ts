import { assert } from './assert.ts';
import { type Factor, product } from './odds.ts';

/**
 * Combinations of a system: all of each size. A combination holds every banker, and so many of the other legs
 * as its size leaves places for. An equal share of the stake is on each.
 */
export interface SystemShape {
  /** Legs of a combination, ascending: `[2]` for a plain system, `[2, 3]` for a trixie. */
  readonly sizes: readonly number[];
  /** Places of the legs that are in every combination, from 0. */
  readonly bankers: readonly number[];
}

/** The systems that have names, by the number of their legs and what they unfold into (glossary). */
export const NAMED_SYSTEMS = [
  { name: 'trixie', legs: 3, sizes: [2, 3] },
  { name: 'patent', legs: 3, sizes: [1, 2, 3] },
  { name: 'yankee', legs: 4, sizes: [2, 3, 4] },
  { name: 'lucky-15', legs: 4, sizes: [1, 2, 3, 4] },
  { name: 'super-yankee', legs: 5, sizes: [2, 3, 4, 5] },
  { name: 'lucky-31', legs: 5, sizes: [1, 2, 3, 4, 5] },
  { name: 'heinz', legs: 6, sizes: [2, 3, 4, 5, 6] },
  { name: 'lucky-63', legs: 6, sizes: [1, 2, 3, 4, 5, 6] },
  { name: 'super-heinz', legs: 7, sizes: [2, 3, 4, 5, 6, 7] },
  { name: 'goliath', legs: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
] as const;
export type SystemName = (typeof NAMED_SYSTEMS)[number]['name'];

/** The name of a system without bankers; null for one that has none. */
export function nameOfSystem(legs: number, { sizes, bankers }: SystemShape): SystemName | null {
  if (bankers.length > 0) return null;
  const found = NAMED_SYSTEMS.find((named) => named.legs === legs && named.sizes.join() === sizes.join());
  return found?.name ?? null;
}

/** Into how many combinations so many legs unfold. */
export function combinationsOf(legs: number, { sizes, bankers }: SystemShape): number {
  return sizes.reduce((sum, size) => sum + choose(legs - bankers.length, size - bankers.length), 0);
}

function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let step = 1; step <= count; step += 1) ways = (ways * (from - count + step)) / step;
  return ways;
}

/**
 * Returns the exact payout of a unit of stake on a system: the mean, over its combinations, of the product of their legs' factors.
 * The sums over all combinations of a size are the coefficients of ∏ (1 + f·x), so nothing is unfolded.
 */
export function systemFactor(factors: readonly Factor[], shape: SystemShape): Factor {
  const { sizes, bankers } = shape;
  const count = combinationsOf(factors.length, shape);
  assert(count > 0, 'a system without a combination');
  const isBanker = new Set(bankers);
  const fixed = product(factors.filter((_, place) => isBanker.has(place)));
  const others = factors.filter((_, place) => !isBanker.has(place));
  const denominator = others.reduce((all, factor) => all * factor.denominator, 1n);
  let sums = [1n];
  for (const { numerator: won, denominator: share } of others) {
    sums = Array.from(
      { length: sums.length + 1 },
      (_, size) => (sums[size] ?? 0n) * share + (sums[size - 1] ?? 0n) * won,
    );
  }
  const paid = sizes.reduce((sum, size) => sum + (sums[size - bankers.length] ?? 0n), 0n);
  return { numerator: fixed.numerator * paid, denominator: fixed.denominator * denominator * BigInt(count) };
}
