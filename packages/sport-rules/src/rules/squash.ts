import type { SportRule } from '../vocabulary.ts';

/** Squash: games to 11 with a margin of two points (specification 3, section 9). */
export const squash: SportRule = {
  slug: 'squash',
  version: 2,
  family: 'sport',
  sections: [9],
  formats: [
    {
      name: 'to-11',
      length: { kind: 'won-parts', part: 'game', scoring: { target: 11, lead: 2 } },
      minimum: 'to-the-end',
    },
  ],
  house: ['full-play', 'retirement', 'format-change'],
};
