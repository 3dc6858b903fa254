/** Least odds of a free bet in thousandths, whatever an award or a setting states (specification 3, section 5). */
export const FREE_BET_ODDS_MIN = 2_000;
/** Least odds of a bet that bonus money pays, in thousandths, whatever the settings state (specification 3, section 5). */
export const BONUS_ODDS_MIN = 1_800;
