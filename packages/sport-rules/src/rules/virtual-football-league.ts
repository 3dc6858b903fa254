import { VIRTUAL_FOOTBALL_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Virtual football league: rounds of 2 minutes at least, with 40 seconds to bet at least; played in full
 * (specification 3, sections 3 and 9).
 */
export const virtualFootballLeague: SportRule = {
  slug: 'virtual-football-league',
  version: 2,
  family: 'e-sport',
  sections: [3, 9],
  outcomes: VIRTUAL_FOOTBALL_OUTCOMES,
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: 'to-the-end' }],
  special: [
    { kind: 'virtual-round', minutesMin: 2, bettingSecondsMin: 40 },
    { kind: 'half-and-match', ways: 3 },
  ],
  operatorRules: ['machine-window'],
};
