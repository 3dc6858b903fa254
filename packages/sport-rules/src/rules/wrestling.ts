import { CUSTOMARY_LADDER } from '../each-way.ts';
import { MATCH_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/**
 * Wrestling: 2 periods of 3 minutes, in some championships of 2; a lead of 10 points in freestyle or 8 in
 * Greco-Roman ends it (specification 3, sections 4 and 9).
 */
export const wrestling: SportRule = {
  slug: 'wrestling',
  version: 4,
  family: 'sport',
  sections: [4, 9],
  outcomes: [...MATCH_OUTCOMES, 'tournament-winner', 'tournament-place'],
  formats: [
    { name: '2x3', length: { kind: 'parts', part: 'period', max: 2, minutes: 3 }, minimum: 'to-the-end' },
    {
      name: '2x2',
      variant: 'some-championships',
      length: { kind: 'parts', part: 'period', max: 2, minutes: 2 },
      minimum: 'to-the-end',
    },
  ],
  special: [
    { kind: 'premature-win', style: 'freestyle', lead: 10 },
    { kind: 'premature-win', style: 'greco-roman', lead: 8 },
    { kind: 'withdrawal-ends-previous-part' },
    { kind: 'drawn-part-returns' },
    { kind: 'tournament-winner' },
  ],
  eachWay: CUSTOMARY_LADDER,
  operatorRules: ['withdrawal-in-first-part', 'superiority'],
};
