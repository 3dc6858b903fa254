import { SET_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** Air hockey: sets to 7, a match of 4 sets (specification 3, section 9). */
export const airHockey: SportRule = {
  slug: 'air-hockey',
  version: 2,
  family: 'sport',
  sections: [9],
  outcomes: SET_OUTCOMES,
  formats: [
    {
      name: '4-sets',
      length: { kind: 'won-parts', part: 'set', wins: 4, scoring: { target: 7 } },
      minimum: 'to-the-end',
    },
  ],
  operatorRules: ['full-play', 'sets-to-win'],
};
