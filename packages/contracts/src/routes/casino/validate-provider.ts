import * as z from 'zod';
import { route } from '../../route.ts';

export const validateProvider = route({
  name: 'casino.validate-provider',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/casino/providers/validate',
  wire: 'standard',
  summary:
    'Has a provider try our wallet calls (Slotegrator’s self-validation) on the newest session of its games; returns how each was answered.',
  body: z.object({ provider: z.string().regex(/^[a-z0-9-]{2,40}$/) }),
  answer: z.object({
    provider: z.string(),
    is_valid: z.boolean(),
    steps: z.array(z.object({ name: z.string(), is_ok: z.boolean(), answer: z.string() })),
  }),
  refusals: ['provider-not-configured', 'provider-unreachable', 'provider-error'],
});
