import { TIMED_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Water polo: 32 minutes; no minimum is given, so that a match has to be played to its end (specification 3, section
 * 9).
 */
export const waterPolo: SportRule = {
  slug: 'water-polo',
  version: 2,
  family: 'sport',
  sections: [9],
  outcomes: [...TIMED_OUTCOMES, 'shoot-out'],
  formats: [{ name: '32', length: { kind: 'time', minutes: 32 }, minimum: 'to-the-end' }],
  operatorRules: ['full-play'],
};
