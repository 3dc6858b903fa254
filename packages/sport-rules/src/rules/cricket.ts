import { MATCH_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Cricket: the specification names the article and no figure, so that a match has to be played to its end
 * (specification 3, sections 2 and 4).
 */
export const cricket: SportRule = {
  slug: 'cricket',
  version: 3,
  family: 'sport',
  sections: [2, 4],
  outcomes: MATCH_OUTCOMES,
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: 'to-the-end' }],
  operatorRules: ['full-play', 'reduced-overs'],
};
