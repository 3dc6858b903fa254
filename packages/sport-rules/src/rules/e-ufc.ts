import { FIGHT_OUTCOMES } from '../outcomes.ts';
import { VICTORY_METHODS } from '../victory-methods.ts';
import type { SportRule } from '../vocabulary.ts';

/** e-UFC: 3 to 5 rounds, played in full; the ways to win can be bet on (specification 3, sections 3 and 9). */
export const eUfc: SportRule = {
  slug: 'e-ufc',
  version: 4,
  family: 'e-sport',
  sections: [3, 9],
  outcomes: FIGHT_OUTCOMES,
  formats: [{ name: '3-to-5-rounds', length: { kind: 'parts', part: 'round', min: 3, max: 5 }, minimum: 'to-the-end' }],
  special: [{ kind: 'victory-methods', methods: VICTORY_METHODS }],
  operatorRules: ['no-contest', 'submission', 'distance', 'half-round'],
};
