import { SET_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Tennis: the specification gives no figure, so that a match has to be played to its end; the rest is decided by the
 * operator (specification 3, section 4).
 */
export const tennis: SportRule = {
  slug: 'tennis',
  version: 3,
  family: 'sport',
  sections: [4],
  outcomes: SET_OUTCOMES,
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: 'to-the-end' }],
  operatorRules: ['full-play', 'retirement', 'tie-break'],
};
