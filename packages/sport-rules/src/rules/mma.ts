import { FIGHT_OUTCOMES } from '../outcomes.ts';
import { VICTORY_METHODS } from '../victory-methods.ts';
import type { SportRule } from '../vocabulary.ts';

/** MMA: 3 to 5 rounds; the ways to win can be bet on (specification 3, sections 3 and 9). */
export const mma: SportRule = {
  slug: 'mma',
  version: 4,
  family: 'sport',
  sections: [3, 9],
  outcomes: FIGHT_OUTCOMES,
  formats: [{ name: '3-to-5-rounds', length: { kind: 'parts', part: 'round', min: 3, max: 5 }, minimum: 'to-the-end' }],
  special: [{ kind: 'victory-methods', methods: VICTORY_METHODS }],
  operatorRules: ['full-play', 'no-contest', 'submission', 'distance', 'half-round'],
};
