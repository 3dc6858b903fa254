import { SET_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** Table soccer: games to 5 or 7 goals, with 8 as the cap (specification 3, section 9). */
export const tableSoccer: SportRule = {
  slug: 'table-soccer',
  version: 2,
  family: 'sport',
  sections: [9],
  outcomes: SET_OUTCOMES,
  formats: [
    {
      name: 'to-5',
      length: { kind: 'won-parts', part: 'game', scoring: { target: 5, lead: 2, cap: 8 } },
      minimum: 'to-the-end',
    },
    {
      name: 'to-7',
      length: { kind: 'won-parts', part: 'game', scoring: { target: 7, lead: 2, cap: 8 } },
      minimum: 'to-the-end',
    },
  ],
  operatorRules: ['full-play', 'capped-lead'],
};
