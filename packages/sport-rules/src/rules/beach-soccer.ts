import { GOAL_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** Beach soccer: 36 minutes with at least 30 played (specification 3, section 9). */
export const beachSoccer: SportRule = {
  slug: 'beach-soccer',
  version: 2,
  family: 'sport',
  sections: [9],
  outcomes: GOAL_OUTCOMES,
  formats: [{ name: '36', length: { kind: 'time', minutes: 36 }, minimum: { unit: 'minutes', amount: 30 } }],
};
