import { CUSTOMARY_LADDER } from '../each-way.ts';
import { RACE_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Auto racing: driver wins, top 3, finishes or not, fastest lap, head-to-head; the specification gives no distance
 * (specification 3, sections 3 and 4).
 */
export const autoRacing: SportRule = {
  slug: 'auto-racing',
  version: 4,
  family: 'sport',
  sections: [3, 4],
  outcomes: RACE_OUTCOMES,
  formats: [{ name: 'usual', length: { kind: 'open' }, minimum: 'to-the-end' }],
  special: [{ kind: 'race', podium: 3, classifiedPercent: 90 }],
  eachWay: CUSTOMARY_LADDER,
  operatorRules: ['full-play', 'race-classified', 'head-to-head', 'podium'],
};
