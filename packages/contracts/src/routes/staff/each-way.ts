import * as z from 'zod';
import { route } from '../../route.ts';
import { textIn } from '../../wire.ts';
import { staffPage, staffPaging } from './shapes.ts';

/** Each-way terms set by staff, instead of the ladder that the rule book of a sport has. */

/** Choices of staff: parts of the odds, and how many places. */
export const EACH_WAY_CHOICES = { divisors: [2, 3, 4, 5, 6], places: [2, 3, 4, 5, 6, 7, 8, 9, 10] } as const;

/** `5/3`: a fifth of the odds and three places; `off`: to win alone. */
const TERMS = /^(off|[2-6]\/([2-9]|10))$/;

const about = {
  scope: z.enum(['event', 'tourney', 'sport']),
  /** The id of an event or a league, or the key of a sport. */
  target: textIn({ max: 40 }),
};

export const listEachWayTerms = route({
  name: 'sportsbook.list-each-way-terms',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/sportsbook/each-way',
  wire: 'standard',
  summary: 'The terms each way that staff set for events, leagues and sports, the newest first.',
  query: z.object(staffPaging),
  answer: z.object({
    terms: z.array(
      z.object({ id: z.string(), ...about, each_way: z.string(), name: z.string().nullable(), set_at: z.string() }),
    ),
    /** Terms where nothing is set: from so many runners on. */
    custom: z.array(z.object({ runners: z.int(), each_way: z.string() })),
    ...staffPage,
  }),
  refusals: [],
});

export const setEachWayTerms = route({
  name: 'sportsbook.set-each-way-terms',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/sportsbook/each-way',
  wire: 'standard',
  summary:
    'Sets the terms each way of an event, a league or a sport, or lifts them with null. Bets keep those they have.',
  body: z.object({ ...about, each_way: z.string().regex(TERMS).nullable() }),
  answer: z.object({ each_way: z.string().nullable() }),
  refusals: ['betting-target-not-found', 'state-changed'],
});

/** The terms that staff set, as a row of their list. */
export type EachWaySetting = z.output<typeof listEachWayTerms.answer>['terms'][number];
