import * as z from 'zod';
import { route } from '../../route.ts';
import { gameLanguageIn, LAUNCH_REFUSALS, platformIn, providerIdIn } from './shapes.ts';

export const openEvolutionFrame = route({
  name: 'casino.open-evolution-frame',
  host: 'player',
  method: 'GET',
  path: '/api/evolution/open_frame',
  wire: 'standard',
  // It ends the player's earlier session at the same game.
  changesState: 'in-browsers',
  summary: 'Evolution live: opens a table.',
  query: z.object({
    page_id: providerIdIn,
    language: gameLanguageIn.default('es'),
    platform: platformIn.default(1),
  }),
  answer: z.object({ launch_url: z.string() }),
  refusals: LAUNCH_REFUSALS,
});
