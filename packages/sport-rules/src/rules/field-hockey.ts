import { GOAL_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** Field hockey: 55 of 70 minutes, 47 of 60 (specification 3, section 9). */
export const fieldHockey: SportRule = {
  slug: 'field-hockey',
  version: 2,
  family: 'sport',
  sections: [9],
  outcomes: GOAL_OUTCOMES,
  formats: [
    { name: '70', length: { kind: 'time', minutes: 70 }, minimum: { unit: 'minutes', amount: 55 } },
    { name: '60', length: { kind: 'time', minutes: 60 }, minimum: { unit: 'minutes', amount: 47 } },
  ],
};
