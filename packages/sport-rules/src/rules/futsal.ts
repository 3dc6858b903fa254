import { GOAL_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Futsal: 32 of 40 minutes, 40 of 50; the half that brings more can be bet on (specification 3, sections 3 and 9).
 */
export const futsal: SportRule = {
  slug: 'futsal',
  version: 2,
  family: 'sport',
  sections: [3, 9],
  outcomes: [...GOAL_OUTCOMES, 'highest-half'],
  formats: [
    { name: '40', length: { kind: 'time', minutes: 40 }, minimum: { unit: 'minutes', amount: 32 } },
    { name: '50', length: { kind: 'time', minutes: 50 }, minimum: { unit: 'minutes', amount: 40 } },
  ],
  special: [{ kind: 'highest-half' }],
};
