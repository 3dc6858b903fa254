import { TIMED_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Kabaddi: 32 minutes of two halves of 20; football-style bets (specification 3, sections 3 and 9). Of those the exact score, both
 * teams to score, the time of the first goal and penalties are no bets in a game of some thirty points a side: they are as good as
 * certain, out of reach of a price, or unknown to it.
 */
export const kabaddi: SportRule = {
  slug: 'kabaddi',
  version: 2,
  family: 'sport',
  sections: [3, 9],
  outcomes: [
    ...TIMED_OUTCOMES,
    'goal-count',
    'half-time-full-time',
    'yellow-card',
    'red-card',
    'tournament-winner',
    'tournament-place',
  ],
  formats: [
    { name: '2x20', length: { kind: 'time', minutes: 40, parts: 2 }, minimum: { unit: 'minutes', amount: 32 } },
  ],
  special: [{ kind: 'half-and-match', ways: 3 }],
};
