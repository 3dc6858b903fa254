import { TIMED_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** Australian football: 80 minutes with at least 65 played; women play 60, with 50 (specification 3, section 9). */
export const australianFootball: SportRule = {
  slug: 'australian-football',
  version: 2,
  family: 'sport',
  sections: [9],
  outcomes: TIMED_OUTCOMES,
  formats: [
    { name: '80', length: { kind: 'time', minutes: 80 }, minimum: { unit: 'minutes', amount: 65 } },
    {
      name: 'women-60',
      variant: 'women',
      length: { kind: 'time', minutes: 60 },
      minimum: { unit: 'minutes', amount: 50 },
    },
  ],
};
