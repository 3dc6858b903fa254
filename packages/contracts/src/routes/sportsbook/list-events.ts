import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn, instantIn, intIn, pageIn } from '../../wire.ts';
import { eventShape } from './shapes.ts';

export const listEvents = route({
  name: 'sportsbook.list-events',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/events',
  wire: 'line',
  summary: 'Events ahead or in play with their main markets (1X2, total 2.5, both to score), by start.',
  query: z.object({
    view: z.enum(['upcoming', 'live']).default('upcoming'),
    league: idIn().optional(),
    from: instantIn.optional(),
    to: instantIn.optional(),
    page: pageIn,
    count: intIn({ min: 1, max: 100 }).default(40),
  }),
  answer: z.object({ events: z.array(eventShape), count: z.int(), pages: z.int(), page: z.int() }),
  refusals: [],
});
