import { type MarketKindKey, STATISTIC_ASKS, STATISTICS } from './markets/keys.ts';

/**
 * Kinds that can be bet on, in the vocabulary of specification 3, section 3. A rule book names the kinds of its sport, most of them by
 * one of these lists; each kind is settled for the match and for the parts of it that its market names.
 */
export type Outcomes = readonly [MarketKindKey, ...MarketKindKey[]];

/** Win1, draw and Win2, two of them together, and who wins in the end. */
const RESULTS = ['1x2', 'double-chance', 'draw-no-bet', 'match-winner'] as const;
/** Handicaps, totals over and under, odd and even, of the match and of a side. */
const LINES = ['handicap', 'handicap-3way', 'total', 'team-total', 'odd-even', 'team-odd-even'] as const;

/** A match for points that may end level: innings, ends, periods of a bout. */
export const MATCH_OUTCOMES = [...RESULTS, ...LINES] as const satisfies Outcomes;
/** One by the clock, which may go on into overtime. */
export const TIMED_OUTCOMES = [...MATCH_OUTCOMES, 'overtime'] as const satisfies Outcomes;
/** One with few goals: their exact number and the exact final score can be predicted, and a shoot-out may follow. */
export const GOAL_OUTCOMES = [
  ...TIMED_OUTCOMES,
  'shoot-out',
  'correct-score',
  'goal-count',
  'team-goal-count',
  'both-score',
] as const satisfies Outcomes;

/** Matches of sets, frames, legs, maps or games: of those and of the points in them. */
export const SET_OUTCOMES = [
  'match-winner',
  '1x2',
  'draw-no-bet',
  ...LINES,
  'points-handicap',
  'points-total',
  'points-odd-even',
  'correct-score',
] as const satisfies Outcomes;

/** Fights: who wins, by which of the victory methods, and when. */
export const FIGHT_OUTCOMES = [
  'fight-winner',
  'fight-method',
  'fight-winner-method',
  'fight-round',
  'fight-rounds-total',
  'fight-distance',
] as const satisfies Outcomes;

/** Auto racing: a driver wins, ends among the first, finishes or does not, drives the fastest lap, is ahead of another. */
export const RACE_OUTCOMES = [
  'race-winner',
  'race-place',
  'race-finish',
  'race-fastest-lap',
  'race-head-to-head',
] as const satisfies Outcomes;

/** Football as it is played by teams that exist, with all that is counted in it. */
export const FOOTBALL_OUTCOMES = [
  ...GOAL_OUTCOMES,
  'winning-margin',
  'half-time-full-time',
  'highest-half',
  'team-highest-half',
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
  ...STATISTICS.flatMap((statistic) => STATISTIC_ASKS.map((ask) => `${statistic}-${ask}` as const)),
  'decided-in',
  'advancing',
  'bet-builder',
] as const satisfies Outcomes;

/** The football-style articles: what virtual football is drawn in. */
export const VIRTUAL_FOOTBALL_OUTCOMES = [
  '1x2',
  'double-chance',
  'total',
  'team-total',
  'goal-count',
  'correct-score',
  'both-score',
  'both-score-result',
  'both-score-total',
  'half-time-full-time',
  'first-goal-time',
  'yellow-card',
  'red-card',
  'penalty',
  'tournament-winner',
] as const satisfies Outcomes;
