import { GOAL_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Simulated reality games: the specification names the article and no figure; they are played in full (specification
 * 3, sections 2 and 4).
 */
export const simulatedRealityGames: SportRule = {
  slug: 'simulated-reality-games',
  version: 3,
  family: 'e-sport',
  sections: [2, 4],
  outcomes: [...GOAL_OUTCOMES, 'half-time-full-time'],
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: 'to-the-end' }],
  operatorRules: ['machine-window', 'as-simulated'],
};
