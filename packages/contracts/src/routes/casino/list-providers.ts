import * as z from 'zod';
import { route } from '../../route.ts';

export const listProviders = route({
  name: 'casino.list-providers',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/casino/providers',
  wire: 'standard',
  summary: 'The health of every game provider: its last list, rows of another shape, and what failed last.',
  answer: z.array(
    z.object({
      name: z.string(),
      route_provider: z.string(),
      games: z.number(),
      /** Rows of the last list whose shape did not fit, used or not, and what was wrong with the first. */
      rows_unusable: z.number(),
      first_fault: z.string().nullable(),
      /** Pictures of its games that our drawings replace: over the size budget, and unreachable. */
      pictures_too_heavy: z.number(),
      pictures_unreachable: z.number(),
      /** Time at which its list was last obtained, as ISO text. */
      synced_at: z.string().nullable(),
      /** Reason why the last list could not be obtained; null after a good one. */
      failure: z.string().nullable(),
      /** Last failure, of a list or a launch, and its instant; kept after it works again. */
      last_failure: z.string().nullable(),
      failed_at: z.string().nullable(),
    }),
  ),
  refusals: [],
});
