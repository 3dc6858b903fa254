import { type Odds, odds } from '@ordago/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairChances, MILLIONTHS } from './fair-chances.ts';
import { priceOutcomes } from './price-outcomes.ts';

const list = (...prices: number[]): Odds[] => prices.map(odds);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the chances behind a price list', () => {
  it.each<[title: string, prices: Odds[], winners: number, chances: number[]]>([
    ['an even market without margin', list(2_000, 2_000), 1, [500_000, 500_000]],
    ['an even market with a margin', list(1_900, 1_900), 1, [500_000, 500_000]],
    ['three alike', list(2_800, 2_800, 2_800), 1, [333_333, 333_333, 333_333]],
    [
      'prices that hold no margin are the chances themselves',
      list(2_000, 4_000, 4_000),
      1,
      [500_000, 250_000, 250_000],
    ],
    ['prices that hold less than none are not made likelier', list(2_000, 1_000_000), 1, [500_000, 1_000]],
    ['one outcome alone', list(1_250), 1, [800_000]],
    ['a double chance has two winners', list(1_400, 1_400, 1_400), 2, [666_666, 666_666, 666_666]],
    ['as many winners as outcomes', list(1_010, 1_010), 2, [990_099, 990_099]],
  ])('%s', (_title, prices, winners, chances) => {
    expect(fairChances(prices, winners)).toEqual(chances);
  });

  it('takes more off a long shot than off a favourite', () => {
    const prices = list(1_200, 8_000, 15_000);
    const [favourite = 0, , outsider = 0] = fairChances(prices);
    const kept = (chance: number, price: number) => (chance / MILLIONTHS) * (price / 1_000);
    expect(kept(outsider, 15_000)).toBeLessThan(kept(favourite, 1_200));
    expect(kept(favourite, 1_200)).toBeLessThan(1);
  });

  it('finds the chances again that our own prices were made of, within what the ladder cuts', () => {
    const chances = [0.5, 0.27, 0.23];
    const priced = priceOutcomes(['1', 'x', '2'], chances, { marginBps: 500 });
    const found = fairChances(priced.map(({ odds: price }) => price ?? odds(1_010)));
    for (const [place, chance] of chances.entries())
      expect(Math.abs((found[place] ?? 0) / MILLIONTHS - chance)).toBeLessThan(0.005);
  });

  it('never passes a whole, nor the chance in the price itself', () => {
    const price = fc.integer({ min: 1_001, max: 1_000_000 }).map(odds);
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 30 }), (prices) => {
        const chances = fairChances(prices);
        for (const [place, chance] of chances.entries()) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(Math.floor((1_000 / (prices[place] ?? 1)) * MILLIONTHS + 0.01));
        }
        if (prices.length > 1) expect(sum(chances)).toBeLessThanOrEqual(MILLIONTHS);
      }),
    );
  });
});
