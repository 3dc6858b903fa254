import { VIRTUAL_FOOTBALL_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Kabaddi: 32 minutes of two halves of 20; football-style bets (specification 3, sections 3 and 9). Our own calendar offers no exact
 * score, no both teams to score, no first goal and no penalty: in a game of some thirty points a side they are as good as certain, or
 * out of reach of a price. A supplier that prices them may.
 */
export const kabaddi: SportRule = {
  slug: 'kabaddi',
  version: 2,
  family: 'sport',
  sections: [3, 9],
  outcomes: [
    ...VIRTUAL_FOOTBALL_OUTCOMES,
    'draw-no-bet',
    'match-winner',
    'handicap',
    'handicap-3way',
    'odd-even',
    'team-odd-even',
    'overtime',
    'tournament-place',
  ],
  formats: [
    { name: '2x20', length: { kind: 'time', minutes: 40, parts: 2 }, minimum: { unit: 'minutes', amount: 32 } },
  ],
  special: [{ kind: 'half-and-match', ways: 3 }],
};
