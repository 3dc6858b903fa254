import { TIMED_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** e-basketball: 14 minutes of 4x4, 17 of 4x5, 41 of 4x12 (specification 3, section 9); first half and winner have 4 answers (section 3). */
export const eBasketball: SportRule = {
  slug: 'e-basketball',
  version: 2,
  family: 'e-sport',
  sections: [3, 9],
  outcomes: [...TIMED_OUTCOMES, 'half-time-full-time-2way'],
  formats: [
    { name: '4x4', length: { kind: 'time', minutes: 16, parts: 4 }, minimum: { unit: 'minutes', amount: 14 } },
    { name: '4x5', length: { kind: 'time', minutes: 20, parts: 4 }, minimum: { unit: 'minutes', amount: 17 } },
    { name: '4x12', length: { kind: 'time', minutes: 48, parts: 4 }, minimum: { unit: 'minutes', amount: 41 } },
  ],
  special: [{ kind: 'half-and-match', ways: 2 }],
};
