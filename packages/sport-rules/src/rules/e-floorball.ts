import { GOAL_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** e-floorball: to be played in full (specification 3, section 9). */
export const eFloorball: SportRule = {
  slug: 'e-floorball',
  version: 2,
  family: 'e-sport',
  sections: [9],
  outcomes: GOAL_OUTCOMES,
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: 'to-the-end' }],
};
