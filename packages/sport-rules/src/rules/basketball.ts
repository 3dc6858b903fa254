import { TIMED_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Basketball: 48-minute games with at least 40 played, 40-minute games with at least 35; first half and winner have 4 answers
 * (specification 3, sections 3 and 9).
 */
export const basketball: SportRule = {
  slug: 'basketball',
  version: 3,
  family: 'sport',
  sections: [3, 9],
  outcomes: [...TIMED_OUTCOMES, 'half-time-full-time-2way'],
  formats: [
    { name: '48', length: { kind: 'time', minutes: 48 }, minimum: { unit: 'minutes', amount: 40 } },
    { name: '40', length: { kind: 'time', minutes: 40 }, minimum: { unit: 'minutes', amount: 35 } },
  ],
  special: [{ kind: 'half-and-match', ways: 2 }],
};
