import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn } from '../../wire.ts';

export const readTree = route({
  name: 'sportsbook.read-tree',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/tree',
  wire: 'line',
  summary: 'Sports, countries (sorted by priority) and leagues that have events ahead, with their counts.',
  answer: z.object({
    sports: z.array(
      z.object({
        slug: z.string(),
        events: z.int(),
        countries: z.array(
          z.object({
            code: z.string(),
            priority: z.int(),
            leagues: z.array(z.object({ id: idIn(), slug: z.string(), name: z.string(), events: z.int() })),
          }),
        ),
      }),
    ),
  }),
  refusals: [],
});
