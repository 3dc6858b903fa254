import { SET_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** Darts: to be played to its end; a visit brings 180 at most (specification 3, sections 4 and 9). */
export const darts: SportRule = {
  slug: 'darts',
  version: 3,
  family: 'sport',
  sections: [4, 9],
  outcomes: [...SET_OUTCOMES, 'maxima-1x2', 'maxima-total'],
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: 'to-the-end' }],
  special: [{ kind: 'score-max', what: 'visit', points: 180 }],
  operatorRules: ['full-play', 'retirement', 'format-change'],
};
