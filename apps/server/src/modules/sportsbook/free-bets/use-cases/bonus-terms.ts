import { ODDS_MAX, parseOdds, type Refusal } from '@ordago/kernel';
import type { Pool } from 'pg';
import { createBettingAdminStore } from '../../admin/repository/betting-admin.repository.ts';
import { readSettings } from '../../shared/repository/settings.repository.ts';
import { type BonusRefusal, judgeBonus } from '../domain/judge-bonus.ts';

/** On which terms bonus money pays a bet at the sportsbook of somebody else. */
export interface BonusVerdict {
  readonly refusal: Refusal<BonusRefusal> | null;
  /** Null for any number. */
  readonly betsMax: number | null;
}

/** Judges a single or an express by its prices, decimal text, on the terms of our own bets. */
export type JudgeBonus = (prices: readonly string[]) => Promise<BonusVerdict>;

export function createJudgeBonus(pool: Pool): JudgeBonus {
  const store = createBettingAdminStore(pool);
  return async (prices) => {
    const settings = readSettings(await store.settings());
    // A price beyond the longest of ours is no lower than it.
    const odds = prices.map((price) => parseOdds(price) ?? ODDS_MAX);
    return { refusal: judgeBonus(odds, settings), betsMax: settings.bonusBetsMax };
  };
}
