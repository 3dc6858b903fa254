import * as z from 'zod';
import { route } from '../../route.ts';

export const readBlocks = route({
  name: 'casino.read-blocks',
  host: 'player',
  method: 'GET',
  path: '/api/casino/blocked',
  wire: 'standard',
  summary: 'Route providers and casino types that are blocked for the caller, by the site or for this player.',
  answer: z.object({ providers: z.array(z.string()), casinoTypes: z.array(z.string()) }),
  refusals: [],
});

export const readBlocklist = route({
  name: 'casino.read-blocklist',
  host: 'player',
  method: 'GET',
  path: '/api/user/blocklist',
  wire: 'standard',
  summary: 'Names of the route providers that are blocked for the caller.',
  answer: z.array(z.string()),
  refusals: [],
});
