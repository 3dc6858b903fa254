import * as z from 'zod';
import { route } from '../../route.ts';
import { intIn } from '../../wire.ts';

export const issuePartnerToken = route({
  name: 'identity.issue-partner-token',
  host: 'player',
  method: 'POST',
  path: '/api/partner/token',
  wire: 'standard',
  summary: 'A short-lived token for the header partner-authorization of payment and game calls.',
  answer: z.object({
    token: z.string(),
    /** Seconds. */
    expires_in: intIn(),
  }),
  refusals: [],
});
