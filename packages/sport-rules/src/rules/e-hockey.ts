import type { SportRule } from '../vocabulary.ts';

/** e-hockey: 50 displayed minutes (specification 3, section 9). */
export const eHockey: SportRule = {
  slug: 'e-hockey',
  version: 1,
  family: 'e-sport',
  sections: [9],
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: { unit: 'displayed', amount: 50 } }],
};
