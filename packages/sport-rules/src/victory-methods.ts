import type { VictoryMethod } from './vocabulary.ts';

/** The ways to win a fight that can be bet on (specification 3, section 3). */
export const VICTORY_METHODS: readonly VictoryMethod[] = [
  'points',
  'knockout',
  'technical-knockout',
  'technical-decision',
  'disqualification-or-refusal',
];
