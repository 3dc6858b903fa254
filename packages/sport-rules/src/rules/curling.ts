import { MATCH_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Curling: 10 ends; an interrupted match counts as completed once 5 full ends are played (specification 3, section
 * 9).
 */
export const curling: SportRule = {
  slug: 'curling',
  version: 3,
  family: 'sport',
  sections: [9],
  outcomes: MATCH_OUTCOMES,
  formats: [{ name: '10-ends', length: { kind: 'parts', part: 'end', max: 10 }, minimum: { unit: 'ends', amount: 5 } }],
  operatorRules: ['extra-end'],
};
