export { ODDS_MIN, PRICE_LADDER, priceOf } from './ladder.ts';
export { MARGIN_BPS_MAX, type MarginMethod, withMargin } from './margin.ts';
export {
  bothTeamsToScoreChances,
  MARGIN_METHOD_DEFAULT,
  MARGINS_DEFAULT,
  MARKET_SELECTIONS,
  type Margins,
  type MarketKind,
  matchResultChances,
  type PricedMarket,
  type PricedSelection,
  type PricingOptions,
  priceMatch,
  priceScores,
  type SelectionKey,
  TOTALS_LINES_HALVES,
  totalsChances,
} from './markets.ts';
export {
  type FitOptions,
  fitRatings,
  type LeagueRatings,
  type MatchResult,
  RESULTS_MIN,
  ratesOf,
  ratingOf,
  type TeamRating,
} from './ratings.ts';
export { chanceOf, GOALS_MAX, type Rates, type ScoreMatrix, scoreMatrix } from './score-matrix.ts';
