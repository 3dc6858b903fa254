import type { SportRule } from '../vocabulary.ts';

/**
 * Virtual football league: rounds of 2 minutes at least, with 40 seconds to bet at least; played in full
 * (specification 3, sections 3 and 9).
 */
export const virtualFootballLeague: SportRule = {
  slug: 'virtual-football-league',
  version: 1,
  family: 'e-sport',
  sections: [3, 9],
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: 'to-the-end' }],
  special: [
    { kind: 'virtual-round', minutesMin: 2, bettingSecondsMin: 40 },
    { kind: 'football-style-bets' },
    { kind: 'half-and-match', ways: 3 },
  ],
  house: ['machine-window'],
};
