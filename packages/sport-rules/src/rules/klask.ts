import { SET_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** Klask: sets to 6 points, a match of 2 sets (specification 3, section 9). */
export const klask: SportRule = {
  slug: 'klask',
  version: 2,
  family: 'sport',
  sections: [9],
  outcomes: SET_OUTCOMES,
  formats: [
    {
      name: '2-sets',
      length: { kind: 'won-parts', part: 'set', wins: 2, scoring: { target: 6 } },
      minimum: 'to-the-end',
    },
  ],
  operatorRules: ['full-play', 'sets-to-win'],
};
