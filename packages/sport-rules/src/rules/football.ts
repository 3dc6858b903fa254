import { FOOTBALL_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** Football: 90 minutes; an interrupted match is valid once at least 70 are played (specification 3, section 9). */
export const football: SportRule = {
  slug: 'football',
  version: 3,
  family: 'sport',
  sections: [9],
  outcomes: FOOTBALL_OUTCOMES,
  operatorRules: ['combination'],
  formats: [{ name: '90', length: { kind: 'time', minutes: 90 }, minimum: { unit: 'minutes', amount: 70 } }],
};
