import { GOAL_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** e-hockey: 50 displayed minutes (specification 3, section 9). */
export const eHockey: SportRule = {
  slug: 'e-hockey',
  version: 2,
  family: 'e-sport',
  sections: [9],
  outcomes: GOAL_OUTCOMES,
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: { unit: 'displayed', amount: 50 } }],
};
