import * as z from 'zod';
import { route } from '../../route.ts';
import { intIn } from '../../wire.ts';

export const issueFrameToken = route({
  name: 'identity.issue-frame-token',
  host: 'player',
  method: 'POST',
  path: '/api/sportsbook/token',
  wire: 'standard',
  summary: 'A short-lived token for the betting frame, which works without any cookie.',
  answer: z.object({
    token: z.string(),
    /** Seconds. */
    expires_in: intIn(),
    /** Origin of the betting frame. */
    url: z.string(),
  }),
  refusals: [],
});
