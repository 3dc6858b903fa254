import { TIMED_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** e-rugby: to be played in full (specification 3, section 9). */
export const eRugby: SportRule = {
  slug: 'e-rugby',
  version: 2,
  family: 'e-sport',
  sections: [9],
  outcomes: TIMED_OUTCOMES,
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: 'to-the-end' }],
};
