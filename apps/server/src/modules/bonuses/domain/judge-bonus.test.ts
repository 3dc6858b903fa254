import type { Odds } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { judgeBonus } from './judge-bonus.ts';

const TERMS = { bonusPercentMax: 100, bonusExpressLegsMin: 3, bonusOddsMin: 1_800 as Odds };
const odds = (...thousandths: number[]) => thousandths as Odds[];

describe('what bonus money pays', () => {
  it.each([
    ['a single at the least odds', odds(1_800), TERMS, null],
    ['a single below them', odds(1_799), TERMS, 'bonus-odds-too-low'],
    ['an express whose product is enough', odds(1_250, 1_250, 1_250), TERMS, null],
    ['an express whose product is not', odds(1_200, 1_200, 1_200), TERMS, 'bonus-odds-too-low'],
    ['an express of too few', odds(2_000, 2_000), TERMS, 'bonus-express-too-few'],
    ['anything that it may not pay whole', odds(5_000), { ...TERMS, bonusPercentMax: 40 }, 'bonus-percent-not-allowed'],
    [
      'a single below 1.80 where the settings ask for less',
      odds(1_799),
      { ...TERMS, bonusOddsMin: 1_001 as Odds },
      'bonus-odds-too-low',
    ],
    [
      'a single below what the settings ask for',
      odds(1_899),
      { ...TERMS, bonusOddsMin: 1_900 as Odds },
      'bonus-odds-too-low',
    ],
    ['a bet on nothing', odds(), TERMS, 'bonus-odds-too-low'],
  ] as const)('%s', (_title, prices, terms, refusal) => {
    expect(judgeBonus(prices, terms)?.name ?? null).toBe(refusal);
  });
});
