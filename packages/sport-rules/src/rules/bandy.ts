import { GOAL_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** Bandy: 70 of 90 minutes; 48, 56 and 64 for the formats of 60, 70 and 80 (specification 3, section 9). */
export const bandy: SportRule = {
  slug: 'bandy',
  version: 2,
  family: 'sport',
  sections: [9],
  outcomes: GOAL_OUTCOMES,
  formats: [
    { name: '90', length: { kind: 'time', minutes: 90 }, minimum: { unit: 'minutes', amount: 70 } },
    { name: '60', length: { kind: 'time', minutes: 60 }, minimum: { unit: 'minutes', amount: 48 } },
    { name: '70', length: { kind: 'time', minutes: 70 }, minimum: { unit: 'minutes', amount: 56 } },
    { name: '80', length: { kind: 'time', minutes: 80 }, minimum: { unit: 'minutes', amount: 64 } },
  ],
};
