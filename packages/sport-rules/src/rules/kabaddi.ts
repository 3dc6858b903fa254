import type { SportRule } from '../vocabulary.ts';

/** Kabaddi: 32 minutes of two halves of 20; football-style bets (specification 3, sections 3 and 9). */
export const kabaddi: SportRule = {
  slug: 'kabaddi',
  version: 1,
  family: 'sport',
  sections: [3, 9],
  formats: [
    { name: '2x20', length: { kind: 'time', minutes: 40, parts: 2 }, minimum: { unit: 'minutes', amount: 32 } },
  ],
  special: [{ kind: 'football-style-bets' }, { kind: 'half-and-match', ways: 3 }],
};
