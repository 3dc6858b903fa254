import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn, instantIn, pageIn } from '../../wire.ts';
import { eventShape } from './shapes.ts';

export const listResults = route({
  name: 'sportsbook.list-results',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/results',
  wire: 'line',
  summary: 'Finished events, newest first.',
  query: z.object({ league: idIn().optional(), from: instantIn.optional(), to: instantIn.optional(), page: pageIn }),
  answer: z.object({ events: z.array(eventShape), count: z.int(), pages: z.int(), page: z.int() }),
  refusals: ['tourney-not-found'],
});
