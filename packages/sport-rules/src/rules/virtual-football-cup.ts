import { VIRTUAL_FOOTBALL_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Virtual football cup: 16 teams, 5 rounds at least, each of 2 minutes at least, with 40 seconds to bet at least;
 * played in full (specification 3, sections 3 and 9).
 */
export const virtualFootballCup: SportRule = {
  slug: 'virtual-football-cup',
  version: 2,
  family: 'e-sport',
  sections: [3, 9],
  outcomes: [...VIRTUAL_FOOTBALL_OUTCOMES, 'advancing', 'overtime', 'shoot-out'],
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: 'to-the-end' }],
  special: [
    { kind: 'virtual-round', minutesMin: 2, bettingSecondsMin: 40 },
    { kind: 'virtual-cup', teams: 16, roundsMin: 5 },
    { kind: 'half-and-match', ways: 3 },
  ],
  operatorRules: ['machine-window'],
};
