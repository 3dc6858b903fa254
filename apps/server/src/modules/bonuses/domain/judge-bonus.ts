import { type Factor, formatOdds, legFactor, type Odds, product, type Refusal, refuse } from '@ordago/kernel';
import { BONUS_ODDS_MIN, type BonusSettings, leastOdds } from './terms.ts';

export type BonusRefusal = 'bonus-percent-not-allowed' | 'bonus-express-too-few' | 'bonus-odds-too-low';

/** Judges whether bonus money pays a single or an express at these prices, at whichever sportsbook. */
export function judgeBonus(prices: readonly Odds[], terms: BonusSettings): Refusal<BonusRefusal> | null {
  const factors = prices.map((price) => legFactor({ result: 1, voidHalves: 0 }, price));
  return judgeBonusShare(terms) ?? judgeBonusLegs(prices.length, terms) ?? judgeBonusOdds(product(factors), terms);
}

/** One wallet pays a bet, so that bonus money pays all of it or nothing. */
export function judgeBonusShare({ bonusPercentMax }: BonusSettings): Refusal<'bonus-percent-not-allowed'> | null {
  return bonusPercentMax < 100 ? refuse('bonus-percent-not-allowed', { max: bonusPercentMax }) : null;
}

/** One leg is a single, for which no number holds. */
export function judgeBonusLegs(
  legs: number,
  { bonusExpressLegsMin }: BonusSettings,
): Refusal<'bonus-express-too-few'> | null {
  return legs > 1 && legs < bonusExpressLegsMin ? refuse('bonus-express-too-few', { min: bonusExpressLegsMin }) : null;
}

/** Judges that the payout of a unit of stake is no less than the least odds: those of the settings, and never below the operator's rule. */
export function judgeBonusOdds(
  { numerator, denominator }: Factor,
  { bonusOddsMin }: BonusSettings,
): Refusal<'bonus-odds-too-low'> | null {
  const min = leastOdds(BONUS_ODDS_MIN, bonusOddsMin);
  return numerator * 1_000n < BigInt(min) * denominator ? refuse('bonus-odds-too-low', { min: formatOdds(min) }) : null;
}
