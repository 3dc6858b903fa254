import type { OperatorRule } from './decided-rows.ts';
import { shapeOf } from './shape.ts';
import type { Family, SportRule } from './vocabulary.ts';

/** Hours within which an interrupted or postponed match may be continued (specification 3, section 4). */
export const WINDOW_HOURS: Readonly<Record<Family, number>> = { sport: 24, 'e-sport': 8 };

/** Hours within which an interrupted or postponed match of a sport may be continued. */
export function windowHoursOf(rule: SportRule): number {
  return WINDOW_HOURS[rule.family];
}

/** Days for which a bet waits for the figure that its result lacks; then it is returned (operator rule `missing-figure`). */
export const MISSING_FIGURE_DAYS = 3;

/** The doctrine common to all sports, sentence by sentence of specification 3, section 4; articles repeat it. */
export const COMMON_SENTENCES = [
  'determined-is-settled',
  'rest-at-odds-1',
  'forfeit',
  'unresolved',
  'outcomes',
  'minutes-up',
] as const;

/** Decisions of the operator for every sport that can meet them. */
export const COMMON_DECISIONS: readonly OperatorRule[] = [
  'play-unknown',
  'minute-one',
  'moved-start',
  'correction',
  'late-result',
  'missing-figure',
];

/** Returns the decisions of the operator for a sport: of its own, by how it is played, and for all of them. */
export function decisionsOf(rule: SportRule): readonly OperatorRule[] {
  const { operatorRules = [] } = rule;
  const isTimed = ['time', 'innings', 'ends'].includes(shapeOf(rule)) && !operatorRules.includes('extra-end');
  // Where the ceremony counts, nothing is corrected after it.
  const isMet: Readonly<Partial<Record<OperatorRule, boolean>>> = {
    correction: !operatorRules.includes('podium'),
    'minute-one': asksMinutes(rule),
    combination: rule.outcomes.includes('bet-builder'),
  };
  const common = COMMON_DECISIONS.filter((one) => isMet[one] ?? true);
  const mayStop = rule.formats.some(({ minimum }) => minimum !== 'to-the-end');
  const byPlay: OperatorRule[] = [
    ...(isTimed ? (['overtime-named'] as const) : []),
    ...(mayStop ? (['open-part'] as const) : []),
  ];
  return [...byPlay, ...operatorRules, ...common];
}

/** Returns true if a sport can be bet on by the minute. */
export function asksMinutes({ outcomes }: SportRule): boolean {
  return outcomes.includes('first-goal-time') || outcomes.includes('goal-in-interval');
}

/** Returns true if the operator decided something for a sport. */
export function hasDecision(rule: SportRule, decision: OperatorRule): boolean {
  return decisionsOf(rule).includes(decision);
}

/**
 * Settlement of bets on a match that a side gives up: `returned`, as the specification has it (all that was not determined is
 * returned), or the side that goes on has won once a `point` was played, or once a whole part was (`set`: a set, frame, leg or
 * game). A bet keeps what held when it was placed.
 */
export const RETIREMENTS = ['returned', 'point', 'set'] as const;
export type Retirement = (typeof RETIREMENTS)[number];

/**
 * The minute of a time bet: minutes are rounded up to the next one (specification 3, section 4). A whole minute is that
 * minute, and the kick-off itself belongs to the first (operator rule `minute-one`).
 */
export function minuteOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}
