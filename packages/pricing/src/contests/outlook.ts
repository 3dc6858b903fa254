import { type MarginChoice, type PricedOutcome, priceOutcomes } from '../price-outcomes.ts';

/** A score that a match, or a part of it, may come to, with its chance. */
export interface ScoreChance {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** Possible outcomes of a match from its present state: every score with a chance worth naming. Sums to 1. */
export type Outlook = readonly ScoreChance[];

/** Result of an outcome by a score. */
export type Verdict = 'won' | 'lost' | 'returned';

/** Judges an outcome by the score that it is about. */
export type Judge = (outcome: string, score: { readonly home: number; readonly away: number }) => Verdict;

/** Chances below this are left out of an outlook. */
export const CHANCE_MIN = 1e-7;

/** Scores with their chances as an outlook: what is next to impossible is left out, the rest sums to 1. */
export function outlookOf(scores: Iterable<ScoreChance>): Outlook {
  const likely = [...scores].filter(({ chance }) => chance > CHANCE_MIN);
  const sum = likely.reduce((total, { chance }) => total + chance, 0);
  return likely.map((score) => ({ ...score, chance: score.chance / sum }));
}

/** The chance of all scores for which `holds` returns true. From 0 to 1. */
export function chanceIn(outlook: Outlook, holds: (home: number, away: number) => boolean): number {
  return outlook.reduce((sum, { home, away, chance }) => (holds(home, away) ? sum + chance : sum), 0);
}

/**
 * The chance of each outcome among what is decided: what is returned is no part of the price. All 0 when all is
 * returned. Each from 0 to 1.
 */
export function chancesIn(outlook: Outlook, outcomes: readonly string[], judge: Judge): number[] {
  const won = outcomes.map(() => 0);
  let back = 0;
  for (const score of outlook) {
    // Of a market with one winner the first that won decides it.
    for (let place = 0; place < outcomes.length; place += 1) {
      const verdict = judge(outcomes[place] ?? '', score);
      if (verdict === 'lost') continue;
      if (verdict === 'won') won[place] = (won[place] ?? 0) + score.chance;
      else back += score.chance;
      break;
    }
  }
  const decided = 1 - back;
  return won.map((chance) => (decided > CHANCE_MIN ? Math.min(chance / decided, 1) : 0));
}

/** Prices a market of which one outcome wins; an outcome that is as good as certain has no price. */
export function priceOutlook(
  outlook: Outlook,
  { outcomes, judge }: { readonly outcomes: readonly string[]; readonly judge: Judge },
  how: MarginChoice,
): PricedOutcome[] {
  const chances = chancesIn(outlook, outcomes, judge);
  if (chances.every((chance) => chance === 0)) return outcomes.map((key) => ({ key, chance: 0, odds: null }));
  return priceOutcomes(outcomes, chances, how);
}
