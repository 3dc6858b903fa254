import * as z from 'zod';
import { route } from '../../route.ts';

export const readSportsbooks = route({
  name: 'site.read-sportsbooks',
  host: 'player',
  method: 'GET',
  path: '/api/site/sportsbooks',
  wire: 'standard',
  summary: 'Which sportsbook the site shows, and the addresses of the frames that open without a link.',
  answer: z.object({
    /** Sportsbook of routes that name no other. */
    active: z.enum(['house', 'betconstruct', 'digitain', 'gr8']),
    /** GR8 is opened by a link of its own call. */
    frames: z.object({ house: z.string(), betconstruct: z.string(), digitain: z.string() }),
  }),
  refusals: [],
});
