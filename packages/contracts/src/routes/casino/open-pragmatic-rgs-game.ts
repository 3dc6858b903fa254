import * as z from 'zod';
import { route } from '../../route.ts';
import { gameLanguageIn, LAUNCH_REFUSALS, platformIn, providerIdIn } from './shapes.ts';

export const openPragmaticRgsGame = route({
  name: 'casino.open-pragmatic-rgs-game',
  host: 'player',
  method: 'GET',
  path: '/rgs2/game/launch',
  wire: 'standard',
  // It ends the player's earlier session at the same game.
  changesState: 'in-browsers',
  summary: 'Pragmatic RGS: opens a game and answers its address as a string.',
  query: z.object({
    game_id: providerIdIn,
    /** 1 desktop, 2 mobile. */
    device_type: platformIn.default(1),
    /** 1 for money, 0 for practice. */
    play_mode: z.enum(['0', '1']).default('1'),
    lang: gameLanguageIn.default('es'),
  }),
  answer: z.string(),
  refusals: LAUNCH_REFUSALS,
});
