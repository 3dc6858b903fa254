import { TIMED_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** American football: 60 minutes with at least 50 played (specification 3, section 9); first half and winner have 4 answers (section 3). */
export const americanFootball: SportRule = {
  slug: 'american-football',
  version: 3,
  family: 'sport',
  sections: [3, 9],
  outcomes: [...TIMED_OUTCOMES, 'half-time-full-time-2way'],
  formats: [{ name: '60', length: { kind: 'time', minutes: 60 }, minimum: { unit: 'minutes', amount: 50 } }],
  special: [{ kind: 'half-and-match', ways: 2 }],
};
