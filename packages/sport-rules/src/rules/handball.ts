import { TIMED_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Handball: 50 of 60 minutes, 40 of 50, 32 of 40; first half and match have 9 answers (specification 3, sections 3
 * and 9).
 */
export const handball: SportRule = {
  slug: 'handball',
  version: 2,
  family: 'sport',
  sections: [3, 9],
  outcomes: [...TIMED_OUTCOMES, 'shoot-out', 'half-time-full-time'],
  formats: [
    { name: '60', length: { kind: 'time', minutes: 60 }, minimum: { unit: 'minutes', amount: 50 } },
    { name: '50', length: { kind: 'time', minutes: 50 }, minimum: { unit: 'minutes', amount: 40 } },
    { name: '40', length: { kind: 'time', minutes: 40 }, minimum: { unit: 'minutes', amount: 32 } },
  ],
  special: [{ kind: 'half-and-match', ways: 3 }],
};
