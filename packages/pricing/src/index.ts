export {
  type BetForSale,
  cashOutValue,
  fairFactor,
  isPart,
  type LegChances,
  type LegForSale,
  type SaleParts,
  type SaleTerms,
  SHARE_MAX,
  SHARE_MIN,
  saleOfAmount,
  saleOfShare,
  valueOfStake,
} from './cash-out.ts';
export { type FightEnd, type FightModel, fightOutlook } from './contests/fights.ts';
export { type Innings, type InningsRules, inningsOutlook, inningsWinChance } from './contests/innings.ts';
export {
  chanceIn,
  chancesIn,
  type Judge,
  type Outlook,
  outlookOf,
  priceOutlook,
  type ScoreChance,
  type Verdict,
} from './contests/outlook.ts';
export { isRaceOver, type RaceFormat, raceChance, raceOutlook } from './contests/races.ts';
export { aheadChance, type Entrant, placeChance, placeChances } from './contests/rankings.ts';
export {
  pointsChances,
  type ScoreSize,
  type Scoring,
  scoringOutlook,
  sharesOf,
  winChance,
} from './contests/scoring.ts';
export { type Step, stepsOutlook } from './contests/steps.ts';
export { nextTally, sumOutlook, type Tally, type TallyLaw, type TallySoFar, tallyOutlook } from './contests/tallies.ts';
export { fairChances } from './fair-chances.ts';
export { FOOTBALL_TALLIES, lawBetween, PENALTIES } from './football/football-tallies.ts';
export { firstGoalTimeChances, lastGoalChances, nthGoalChances } from './football/goal-order.ts';
export {
  type Cell,
  FIRST_HALF_SHARE,
  type Goals,
  type Grid,
  gridOf,
  HALF_CELLS,
  MATCH_CELLS,
} from './football/grid.ts';
export {
  inHalves,
  type Joint,
  jointOf,
  type PartHolds,
  partHolds,
  priceJoint,
} from './football/joint.ts';
export { matchResultChances } from './football/match-result.ts';
export {
  type FitOptions,
  fitRatings,
  type LeagueRatings,
  type MatchResult,
  RESULTS_MIN,
  ratesOf,
  ratingOf,
  type TeamRating,
} from './football/ratings.ts';
export { chanceOf, GOALS_MAX, type Rates, type ScoreMatrix, scoreMatrix } from './football/score-matrix.ts';
export { ODDS_MIN, PRICE_LADDER, priceOf } from './ladder.ts';
export { chanceToMeet, type LineReading, lineChances, numberMet } from './line-chances.ts';
export { MARGIN_BPS_MAX, type MarginMethod, withMargin } from './margin.ts';
export {
  chancesOf,
  type MarginChoice,
  type OutcomePayoffs,
  type Payoff,
  type PricedOutcome,
  payoffsOf,
  priceBeside,
  priceCovers,
  priceOutcomes,
  type Span,
} from './price-outcomes.ts';
