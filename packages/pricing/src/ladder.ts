import { ODDS_MAX, type Odds, odds } from '@ordago/kernel';

/** From `from` on, prices are multiples of `step`; both in thousandths. */
export interface LadderRung {
  readonly from: number;
  readonly step: number;
}

/** The prices that are quoted: hundredths up to 5.00, then ever larger steps up to 1,000. */
export const PRICE_LADDER: readonly LadderRung[] = [
  { from: 1_010, step: 10 },
  { from: 5_000, step: 50 },
  { from: 10_000, step: 100 },
  { from: 20_000, step: 500 },
  { from: 50_000, step: 1_000 },
  { from: 100_000, step: 10_000 },
];

/** The shortest price that is quoted: 1.01. */
export const ODDS_MIN = odds(1_010);

/**
 * The longest price of the ladder that is not above 1 / `chance`, at most 1,000. Never rounds towards the player. Null
 * when even 1.01 would be above it. In thousandths; `chance` from 0 to 1.
 */
export function priceOf(chance: number): Odds | null {
  if (!(chance > 0)) return ODDS_MAX;
  // A chance such as 0.5 must give 2.00 although 1000 / (1/2) may come out a hair below it in floating point.
  const exact = Math.floor(1_000 / chance + 1e-7);
  if (exact >= ODDS_MAX) return ODDS_MAX;
  const rung = PRICE_LADDER.findLast(({ from }) => exact >= from);
  return rung ? odds(exact - (exact % rung.step)) : null;
}
