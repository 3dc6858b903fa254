import { GOAL_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** Floorball: 60 minutes with at least 50 played (specification 3, section 9). */
export const floorball: SportRule = {
  slug: 'floorball',
  version: 2,
  family: 'sport',
  sections: [9],
  outcomes: GOAL_OUTCOMES,
  formats: [{ name: '60', length: { kind: 'time', minutes: 60 }, minimum: { unit: 'minutes', amount: 50 } }],
};
