import { TIMED_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** Baseball: an interrupted match counts as completed once 5 full innings are played (specification 3, section 9). */
export const baseball: SportRule = {
  slug: 'baseball',
  version: 3,
  family: 'sport',
  sections: [9],
  outcomes: TIMED_OUTCOMES,
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: { unit: 'innings', amount: 5 } }],
  operatorRules: ['mercy', 'listed-pitcher'],
};
