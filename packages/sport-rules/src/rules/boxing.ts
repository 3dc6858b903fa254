import { FIGHT_OUTCOMES } from '../outcomes.ts';
import { VICTORY_METHODS } from '../victory-methods.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Boxing: up to 12 rounds of 3 minutes, sometimes of 2; the ways to win can be bet on (specification 3, sections 3
 * and 9).
 */
export const boxing: SportRule = {
  slug: 'boxing',
  version: 3,
  family: 'sport',
  sections: [3, 9],
  outcomes: FIGHT_OUTCOMES,
  formats: [
    {
      name: 'rounds-of-3',
      variant: 'minutes-3',
      length: { kind: 'parts', part: 'round', max: 12, minutes: 3 },
      minimum: 'to-the-end',
    },
    {
      name: 'rounds-of-2',
      variant: 'minutes-2',
      length: { kind: 'parts', part: 'round', max: 12, minutes: 2 },
      minimum: 'to-the-end',
    },
  ],
  special: [{ kind: 'victory-methods', methods: VICTORY_METHODS }],
  operatorRules: ['full-play', 'no-contest', 'distance', 'half-round'],
};
