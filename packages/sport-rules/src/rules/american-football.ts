import type { SportRule } from '../vocabulary.ts';

/** American football: 60 minutes with at least 50 played (specification 3, section 9). */
export const americanFootball: SportRule = {
  slug: 'american-football',
  version: 2,
  family: 'sport',
  sections: [9],
  formats: [{ name: '60', length: { kind: 'time', minutes: 60 }, minimum: { unit: 'minutes', amount: 50 } }],
};
