import { hasDecision } from './doctrine.ts';
import type { FightMethod } from './result/record.ts';
import { type SportRule, specialOf, type VictoryMethod } from './vocabulary.ts';

/** The ways to win a fight that can be bet on (specification 3, section 3). */
export const VICTORY_METHODS: readonly VictoryMethod[] = [
  'points',
  'knockout',
  'technical-knockout',
  'technical-decision',
  'disqualification-or-refusal',
];

/** The ways to win of all sports: those of the specification, and the one that the operator adds in some. */
export const ALL_METHODS: readonly FightMethod[] = [...VICTORY_METHODS, 'submission'];

/** The ways to win by the rule book of a sport: of the specification, and what the operator adds to them. */
export function methodsOf(rule: SportRule): readonly FightMethod[] {
  const { methods = [] } = specialOf(rule, 'victory-methods') ?? {};
  return hasDecision(rule, 'submission') ? [...methods, 'submission'] : methods;
}
