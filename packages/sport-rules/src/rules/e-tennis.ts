import { SET_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** e-tennis: to be played in full (specification 3, section 9). */
export const eTennis: SportRule = {
  slug: 'e-tennis',
  version: 2,
  family: 'e-sport',
  sections: [9],
  outcomes: SET_OUTCOMES,
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: 'to-the-end' }],
};
