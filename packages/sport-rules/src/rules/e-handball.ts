import { TIMED_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** e-handball: to be played in full (specification 3, section 9). */
export const eHandball: SportRule = {
  slug: 'e-handball',
  version: 2,
  family: 'e-sport',
  sections: [9],
  outcomes: [...TIMED_OUTCOMES, 'shoot-out'],
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: 'to-the-end' }],
};
