import * as z from 'zod';
import { route } from '../../route.ts';
import { textIn } from '../../wire.ts';
import { gameLanguageIn, LAUNCH_REFUSALS, providerIdIn } from './shapes.ts';

export const openSlotegratorGame = route({
  name: 'casino.open-slotegrator-game',
  host: 'player',
  method: 'GET',
  path: '/slotegrator/games/link',
  wire: 'standard',
  // It ends the player's earlier session at the same game.
  changesState: 'in-browsers',
  summary: 'Slotegrator: opens a game. Whoever names a return_url is not on a desktop.',
  query: z.object({
    project_name: textIn({ max: 64 }).optional(),
    game_uuid: providerIdIn,
    language: gameLanguageIn.default('es'),
    /** Read to tell a phone from a desktop; players always return to our own site. */
    return_url: z.string().max(500).optional(),
    is_currency_substitute: z.enum(['true', 'false']).optional(),
  }),
  answer: z.object({ url: z.string() }),
  refusals: LAUNCH_REFUSALS,
});
