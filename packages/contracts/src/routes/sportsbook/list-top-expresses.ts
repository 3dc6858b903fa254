import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn } from '../../wire.ts';
import { oddsText } from './shapes.ts';

export const listTopExpresses = route({
  name: 'sportsbook.list-top-expresses',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/top-expresses',
  wire: 'line',
  summary: 'Expresses that the house offers as a whole, the newest first; those of which no event has begun.',
  answer: z.object({
    expresses: z.array(
      z.object({
        /** A bet names it as `top_express`, with all of its legs. */
        id: idIn(),
        legs: z.array(
          z.object({
            ...{ event: idIn(), selection: idIn(), home: z.string(), away: z.string(), starts_at: z.string() },
            ...{ market: z.string(), specifier: z.string(), outcome: z.string(), odds: oddsText, version: z.int() },
          }),
        ),
      }),
    ),
  }),
  refusals: [],
});
