import * as z from 'zod';
import { route } from '../../route.ts';

export const readLaunchPage = route({
  name: 'casino.read-launch-page',
  host: 'player',
  method: 'GET',
  path: '/launch/:key',
  wire: 'raw',
  summary:
    'The page of a provider that answers HTML instead of an address, in an origin of its own. Good for a minute.',
  params: z.object({ key: z.string().regex(/^[\w-]{43}$/) }),
  answer: z.unknown(),
  refusals: ['not-found'],
});
