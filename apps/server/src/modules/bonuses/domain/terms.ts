import type { EachWayTerms, Odds, Units } from '@ordago/kernel';

/** Least odds of a free bet, whatever an award or a setting states (specification 3, section 5). */
export const FREE_BET_ODDS_MIN = 2_000 as Odds;
/** Least odds of a bet that bonus money pays, whatever the settings state (specification 3, section 5). */
export const BONUS_ODDS_MIN = 1_800 as Odds;

/** Returns the odds that hold: those of a rule of the operator, or a setting that asks for more. */
export function leastOdds(fixed: Odds, setting: Odds | null): Odds {
  return setting !== null && setting > fixed ? setting : fixed;
}

/** Terms of a free bet. */
export interface FreeBetTerms {
  readonly amount: Units;
  /** True if a won bet pays the stake beside the winnings. (Default: no) */
  readonly isStakeReturned: boolean;
  /** Bounds of its own for the odds of the whole bet; null where the settings hold. The least is never below `FREE_BET_ODDS_MIN`. */
  readonly oddsMin: Odds | null;
  readonly oddsMax: Odds | null;
  readonly kinds: 'any' | 'single' | 'express';
  /** Least legs of an express; null for what any express needs. */
  readonly legsMin: number | null;
  /** Sports that all legs are of; null for any. */
  readonly sports: readonly string[] | null;
}

/** Settings of staff for bets that bonus money pays. */
export interface BonusSettings {
  /** Least product of a bet; never below `BONUS_ODDS_MIN`. (Default: 1.80) */
  readonly bonusOddsMin: Odds;
  /** Least legs of an express. (Default: 2) */
  readonly bonusExpressLegsMin: number;
  /** Largest share of a bet that bonus money pays, in per cent. (Default: 100) */
  readonly bonusPercentMax: number;
}

/** Settings of staff for bets that free bets pay, where an award has no bounds of its own; null for the rule of the operator. */
export interface FreeBetSettings {
  readonly freeSingleOddsMin: Odds | null;
  readonly freeSingleOddsMax: Odds | null;
  readonly freeExpressOddsMin: Odds | null;
}

/** A slip, as far as its terms are judged. */
export interface SlipShape {
  readonly kind: 'single' | 'express' | 'system';
  readonly legs: readonly { readonly selection: string; readonly eachWay?: EachWayTerms | null }[];
}

/** A selection, as far as the terms of a free bet ask about it. */
export interface SelectionOfSport {
  readonly selection: string;
  readonly sport: string;
}
