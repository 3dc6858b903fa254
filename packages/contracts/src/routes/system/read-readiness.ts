import * as z from 'zod';
import { route } from '../../route.ts';

export const readReadiness = route({
  name: 'system.read-readiness',
  host: 'player',
  method: 'GET',
  path: '/readyz',
  wire: 'raw',
  summary:
    'The database answers, its schema and code are current, the process is not draining: 200, else 503 with what is missing. Beside it the jobs that keep failing, which do not make it unready.',
  answer: z.object({
    status: z.enum(['ready', 'not-ready']),
    missing: z.array(z.string()),
    failing: z.array(
      z.object({
        task: z.string(),
        /** Failures in a row. */
        failures: z.number(),
        /** Instant of the first of them. */
        since: z.string(),
      }),
    ),
  }),
  refusals: [],
});
