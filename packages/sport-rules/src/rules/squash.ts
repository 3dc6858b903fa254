import { SET_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** Squash: games to 11 with a margin of two points (specification 3, section 9). */
export const squash: SportRule = {
  slug: 'squash',
  version: 3,
  family: 'sport',
  sections: [9],
  outcomes: SET_OUTCOMES,
  formats: [
    {
      name: 'to-11',
      length: { kind: 'won-parts', part: 'game', scoring: { target: 11, lead: 2 } },
      minimum: 'to-the-end',
    },
  ],
  operatorRules: ['full-play', 'retirement', 'format-change'],
};
