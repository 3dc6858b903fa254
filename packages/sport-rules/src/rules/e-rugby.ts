import type { SportRule } from '../vocabulary.ts';

/** e-rugby: to be played in full (specification 3, section 9). */
export const eRugby: SportRule = {
  slug: 'e-rugby',
  version: 1,
  family: 'e-sport',
  sections: [9],
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: 'to-the-end' }],
};
