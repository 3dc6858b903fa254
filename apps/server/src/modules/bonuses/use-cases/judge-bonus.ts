import { ODDS_MAX, parseOdds, type Refusal } from '@ordago/kernel';
import { type BonusRefusal, judgeBonus } from '../domain/judge-bonus.ts';
import type { BonusSettings } from '../domain/terms.ts';

/** Verdict on a bet that bonus money is to pay at the sportsbook of somebody else. */
export interface BonusVerdict {
  readonly refusal: Refusal<BonusRefusal> | null;
  /** Null for any number. */
  readonly betsMax: number | null;
}

/** Judges a single or an express by its prices, decimal text, on the terms of our own bets. */
export type JudgeBonus = (prices: readonly string[]) => Promise<BonusVerdict>;

export function createJudgeBonus(
  settingsOf: () => Promise<BonusSettings & { readonly bonusBetsMax: number | null }>,
): JudgeBonus {
  return async (prices) => {
    const settings = await settingsOf();
    // A price beyond the longest of ours is no lower than it.
    const odds = prices.map((price) => parseOdds(price) ?? ODDS_MAX);
    return { refusal: judgeBonus(odds, settings), betsMax: settings.bonusBetsMax };
  };
}
