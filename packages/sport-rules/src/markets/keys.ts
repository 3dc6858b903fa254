/** What is counted beside the score, each with the same kinds of market. */
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

/** What is asked of a statistic. */
export const STATISTIC_ASKS = ['1x2', 'total', 'team-total', 'handicap', 'odd-even'] as const;

export type StatisticAsk = (typeof STATISTIC_ASKS)[number];

/** Every kind of market but those of statistics, family by family, in the order in which they are shown. */
const PLAIN_KEYS = [
  ...(['1x2', 'double-chance', 'draw-no-bet', 'match-winner'] as const),
  ...(['handicap', 'handicap-3way', 'points-handicap'] as const),
  ...(['total', 'team-total', 'points-total'] as const),
  ...(['odd-even', 'team-odd-even', 'points-odd-even', 'goal-count', 'team-goal-count'] as const),
  ...(['correct-score', 'winning-margin'] as const),
  ...(['half-time-full-time', 'half-time-full-time-2way', 'highest-half', 'team-highest-half'] as const),
  ...(['both-score', 'both-score-result', 'both-score-total', 'result-total'] as const),
  ...(['clean-sheet', 'win-to-nil'] as const),
  ...(['first-goal-time', 'goal-in-interval', 'nth-goal', 'last-goal', 'first-scorer', 'player-scores'] as const),
  ...(['yellow-card', 'red-card', 'penalty'] as const),
  ...(['overtime', 'shoot-out', 'decided-in', 'advancing'] as const),
  ...(['break-1x2', 'break-total', 'maxima-1x2', 'maxima-total'] as const),
  ...(['fight-winner', 'fight-method', 'fight-winner-method'] as const),
  ...(['fight-round', 'fight-rounds-total', 'fight-distance'] as const),
  ...(['race-winner', 'race-place', 'race-finish', 'race-fastest-lap'] as const),
  ...(['race-head-to-head', 'race-group'] as const),
  ...(['tournament-winner', 'tournament-place'] as const),
  ...(['bet-builder'] as const),
] as const;

/** Names a kind of market; with a specifier (line, period, side) it names a market. */
export type MarketKindKey = (typeof PLAIN_KEYS)[number] | `${Statistic}-${StatisticAsk}`;

/** All kinds of the catalogue. */
export const MARKET_KIND_KEYS: readonly MarketKindKey[] = [
  ...PLAIN_KEYS,
  ...STATISTICS.flatMap((statistic) => STATISTIC_ASKS.map((ask) => `${statistic}-${ask}` as const)),
];
