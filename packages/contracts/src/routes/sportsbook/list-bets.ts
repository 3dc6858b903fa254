import * as z from 'zod';
import { route } from '../../route.ts';
import { instantIn, pageIn } from '../../wire.ts';
import { betShape } from './shapes.ts';

export const listBets = route({
  name: 'sportsbook.list-bets',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/bets',
  wire: 'line',
  summary: "The player's own bets, newest first.",
  query: z.object({
    status: z.enum(['all', 'open', 'settled']).default('all'),
    from: instantIn.optional(),
    to: instantIn.optional(),
    page: pageIn,
  }),
  answer: z.object({ bets: z.array(betShape), count: z.int(), pages: z.int(), page: z.int() }),
  refusals: [],
});
