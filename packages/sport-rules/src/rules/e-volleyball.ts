import { SET_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** e-volleyball: best of 5 sets to 25, the fifth to 15; to be played in full (specification 3, section 9). */
export const eVolleyball: SportRule = {
  slug: 'e-volleyball',
  version: 2,
  family: 'e-sport',
  sections: [9],
  outcomes: SET_OUTCOMES,
  formats: [
    {
      name: 'best-of-5',
      length: { kind: 'best-of', part: 'set', parts: 5, scoring: { target: 25, decider: 15, lead: 2 } },
      minimum: 'to-the-end',
    },
  ],
  operatorRules: ['same-lead'],
};
