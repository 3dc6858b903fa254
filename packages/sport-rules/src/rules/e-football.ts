import { GOAL_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** e-football: 6:30 of 2x4 minutes, 8:30 of 2x5, 10:30 of 2x6, 12:30 of 2x7 (specification 3, section 9). */
export const eFootball: SportRule = {
  slug: 'e-football',
  version: 2,
  family: 'e-sport',
  sections: [9],
  outcomes: [...GOAL_OUTCOMES, 'half-time-full-time'],
  formats: [
    { name: '2x4', length: { kind: 'time', minutes: 8, parts: 2 }, minimum: { unit: 'minutes', amount: 6.5 } },
    { name: '2x5', length: { kind: 'time', minutes: 10, parts: 2 }, minimum: { unit: 'minutes', amount: 8.5 } },
    { name: '2x6', length: { kind: 'time', minutes: 12, parts: 2 }, minimum: { unit: 'minutes', amount: 10.5 } },
    { name: '2x7', length: { kind: 'time', minutes: 14, parts: 2 }, minimum: { unit: 'minutes', amount: 12.5 } },
  ],
};
