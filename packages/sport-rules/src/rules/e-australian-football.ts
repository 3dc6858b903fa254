import { TIMED_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * e-Australian football: 65 minutes of 4x20 and 4x2.5, 50 of the women's 4x15; of 4x2.5 the game clock shows 40
 * after 5 real minutes (specification 3, section 9).
 */
export const eAustralianFootball: SportRule = {
  slug: 'e-australian-football',
  version: 2,
  family: 'e-sport',
  sections: [9],
  outcomes: TIMED_OUTCOMES,
  formats: [
    { name: '4x20', length: { kind: 'time', minutes: 80, parts: 4 }, minimum: { unit: 'minutes', amount: 65 } },
    {
      name: '4x2.5',
      length: { kind: 'time', minutes: 10, parts: 4 },
      minimum: { unit: 'displayed', amount: 65 },
    },
    {
      name: 'women-4x15',
      variant: 'women',
      length: { kind: 'time', minutes: 60, parts: 4 },
      minimum: { unit: 'minutes', amount: 50 },
    },
  ],
  special: [{ kind: 'game-clock', format: '4x2.5', displayedMinutes: 40, realMinutes: 5 }],
  operatorRules: ['clock'],
};
