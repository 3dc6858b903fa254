import { GOAL_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Ice hockey: an interrupted match is valid once at least 50 minutes are played; regular time is not given
 * (specification 3, section 9).
 */
export const iceHockey: SportRule = {
  slug: 'ice-hockey',
  version: 3,
  family: 'sport',
  sections: [9],
  outcomes: GOAL_OUTCOMES,
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: { unit: 'minutes', amount: 50 } }],
};
