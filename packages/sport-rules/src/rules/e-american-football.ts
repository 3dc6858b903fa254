import { TIMED_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** e-American football: 50 displayed minutes of 4x15, 10 real minutes of 4x3 (specification 3, section 9); first half and winner have 4 answers (section 3). */
export const eAmericanFootball: SportRule = {
  slug: 'e-american-football',
  version: 2,
  family: 'e-sport',
  sections: [3, 9],
  outcomes: [...TIMED_OUTCOMES, 'half-time-full-time-2way'],
  formats: [
    {
      name: '4x15',
      length: { kind: 'time', minutes: 60, parts: 4 },
      minimum: { unit: 'displayed', amount: 50 },
    },
    { name: '4x3', length: { kind: 'time', minutes: 12, parts: 4 }, minimum: { unit: 'real', amount: 10 } },
  ],
  special: [{ kind: 'half-and-match', ways: 2 }],
};
