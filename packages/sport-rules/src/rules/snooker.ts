import { SET_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Snooker: to be played to its end; a postponed match stays valid until the end of the tournament; a break brings
 * 147 at most (specification 3, sections 4 and 9).
 */
export const snooker: SportRule = {
  slug: 'snooker',
  version: 3,
  family: 'sport',
  sections: [4, 9],
  outcomes: [...SET_OUTCOMES, 'break-1x2', 'break-total'],
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: 'to-the-end' }],
  postponedUntil: 'end-of-tournament',
  special: [{ kind: 'score-max', what: 'break', points: 147 }],
  operatorRules: ['full-play', 'retirement'],
};
