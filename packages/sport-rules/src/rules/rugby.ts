import { TIMED_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Rugby: 80 minutes with at least 65 played; Rugby 7, 9 and 10 only if played in full (specification 3, section 9).
 */
export const rugby: SportRule = {
  slug: 'rugby',
  version: 2,
  family: 'sport',
  sections: [9],
  outcomes: TIMED_OUTCOMES,
  formats: [
    { name: '80', length: { kind: 'time', minutes: 80 }, minimum: { unit: 'minutes', amount: 65 } },
    { name: 'rugby-7', variant: 'rugby-7', length: { kind: 'open' }, minimum: 'to-the-end' },
    { name: 'rugby-9', variant: 'rugby-9', length: { kind: 'open' }, minimum: 'to-the-end' },
    { name: 'rugby-10', variant: 'rugby-10', length: { kind: 'open' }, minimum: 'to-the-end' },
  ],
};
