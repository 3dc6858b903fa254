import { SET_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Badminton: to be played to its end; a postponed match stays valid until the end of the tournament (specification
 * 3, section 4).
 */
export const badminton: SportRule = {
  slug: 'badminton',
  version: 3,
  family: 'sport',
  sections: [4],
  outcomes: SET_OUTCOMES,
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: 'to-the-end' }],
  postponedUntil: 'end-of-tournament',
  operatorRules: ['full-play', 'retirement'],
};
