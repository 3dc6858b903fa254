import * as z from 'zod';
import { route } from '../../route.ts';
import { hiddenRouteIn } from './shapes.ts';

export const readBlocks = route({
  name: 'casino.read-blocks',
  host: 'player',
  method: 'GET',
  path: '/api/casino/blocked',
  wire: 'standard',
  summary:
    'What is closed to the caller, by the site or for this player: route providers, casino types, and the parts of the menu.',
  query: z.object({ hiddenRoute: hiddenRouteIn }),
  answer: z.object({
    providers: z.array(z.string()),
    casinoTypes: z.array(z.string()),
    /** Parts of the operator that are closed by it. */
    parts: z.array(z.enum(['slots', 'live', 'virtual', 'crash', 'horses', 'sport'])),
    /** The player's flag: the casino is closed to them wholly. */
    isCasinoBlocked: z.boolean(),
    /** True if `hiddenRoute` shows the games of hidden providers. */
    seesHidden: z.boolean(),
  }),
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
