/** Counts beside the score, each with the same kinds of market. */
export const STATISTICS = [
  'corners',
  'cards',
  'yellow-cards',
  'red-cards',
  'shots',
  'shots-on-target',
  'fouls',
] as const;

export type Statistic = (typeof STATISTICS)[number];

/** Kinds of market on a statistic. */
export const STATISTIC_ASKS = ['1x2', 'total', 'team-total', 'handicap', 'odd-even'] as const;

export type StatisticAsk = (typeof STATISTIC_ASKS)[number];

/** Every kind of market but those of statistics, family by family, in the order in which they are shown. */
const PLAIN_KEYS = [
  '1x2',
  'double-chance',
  'draw-no-bet',
  'match-winner',
  'handicap',
  'handicap-3way',
  'points-handicap',
  'total',
  'team-total',
  'points-total',
  'odd-even',
  'team-odd-even',
  'points-odd-even',
  'goal-count',
  'team-goal-count',
  'correct-score',
  'winning-margin',
  'half-time-full-time',
  'half-time-full-time-2way',
  'highest-half',
  'team-highest-half',
  'both-score',
  'both-score-result',
  'both-score-total',
  'result-total',
  'clean-sheet',
  'win-to-nil',
  'first-goal-time',
  'goal-in-interval',
  'nth-goal',
  'last-goal',
  'first-scorer',
  'player-scores',
  'yellow-card',
  'red-card',
  'penalty',
  'overtime',
  'shoot-out',
  'decided-in',
  'advancing',
  'break-1x2',
  'break-total',
  'maxima-1x2',
  'maxima-total',
  'fight-winner',
  'fight-method',
  'fight-winner-method',
  'fight-round',
  'fight-rounds-total',
  'fight-distance',
  'race-winner',
  'race-place',
  'race-finish',
  'race-fastest-lap',
  'race-head-to-head',
  'race-group',
  'tournament-winner',
  'tournament-place',
  'bet-builder',
] as const;

/** Names a kind of market; with a specifier (line, period, side) it names a market. */
export type MarketKindKey = (typeof PLAIN_KEYS)[number] | `${Statistic}-${StatisticAsk}`;

/** All kinds of the catalogue. */
export const MARKET_KIND_KEYS: readonly MarketKindKey[] = [
  ...PLAIN_KEYS,
  ...STATISTICS.flatMap((statistic) => STATISTIC_ASKS.map((ask) => `${statistic}-${ask}` as const)),
];
