import { SET_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Volleyball: sets to 25, the fifth to 15; on the beach to 21, the third to 15; a lead of two points (specification
 * 3, section 9).
 */
export const volleyball: SportRule = {
  slug: 'volleyball',
  version: 3,
  family: 'sport',
  sections: [9],
  outcomes: SET_OUTCOMES,
  formats: [
    {
      name: 'indoor',
      length: { kind: 'best-of', part: 'set', parts: 5, scoring: { target: 25, decider: 15, lead: 2 } },
      minimum: 'to-the-end',
    },
    {
      name: 'beach',
      variant: 'beach',
      length: { kind: 'best-of', part: 'set', parts: 3, scoring: { target: 21, decider: 15, lead: 2 } },
      minimum: 'to-the-end',
    },
  ],
  operatorRules: ['full-play', 'golden-set'],
};
