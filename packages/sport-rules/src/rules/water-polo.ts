import type { SportRule } from '../vocabulary.ts';

/**
 * Water polo: 32 minutes; no minimum is given, so that a match has to be played to its end (specification 3, section
 * 9).
 */
export const waterPolo: SportRule = {
  slug: 'water-polo',
  version: 1,
  family: 'sport',
  sections: [9],
  formats: [{ name: '32', length: { kind: 'time', minutes: 32 }, minimum: 'to-the-end' }],
  house: ['full-play'],
};
