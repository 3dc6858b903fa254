export {
  kindOf,
  MARKET_CATALOGUE,
  type Market,
  outcomesOf,
  type PartMarket,
  partsOf,
  readMarket,
  specifierOf,
} from './catalogue.ts';
export { EACH_WAY_KINDS, reportsPlaces, settlePlace } from './each-way.ts';
export { FOOTBALL_MARKETS } from './football-markets.ts';
export {
  MARKET_KIND_KEYS,
  type MarketKindKey,
  STATISTIC_ASKS,
  STATISTICS,
  type Statistic,
  type StatisticAsk,
} from './keys.ts';
export {
  type Fact,
  HALF_LOST,
  HALF_WON,
  LOST,
  type MarketKind,
  RETURNED,
  type Scoring,
  type Winners,
  WON,
} from './kind.ts';
export { ALL_PARTS, type CombinationPart, combinationOf, PARTS_MAX, PARTS_MIN } from './kinds/combination.ts';
export {
  asksWinner,
  isStillOpen,
  isUnplayed,
  type SettledOutcome,
  settleMarket,
  settleOutcome,
} from './settle-market.ts';
