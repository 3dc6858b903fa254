import type { SportRule } from '../vocabulary.ts';

/**
 * Basketball: 48-minute games with at least 40 played, 40-minute games with at least 35 (specification 3, section
 * 9).
 */
export const basketball: SportRule = {
  slug: 'basketball',
  version: 2,
  family: 'sport',
  sections: [9],
  formats: [
    { name: '48', length: { kind: 'time', minutes: 48 }, minimum: { unit: 'minutes', amount: 40 } },
    { name: '40', length: { kind: 'time', minutes: 40 }, minimum: { unit: 'minutes', amount: 35 } },
  ],
};
