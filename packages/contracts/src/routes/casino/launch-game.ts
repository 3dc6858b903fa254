import type { GameId } from '@ordago/kernel';
import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn } from '../../wire.ts';
import { gameLanguageIn, gameShape, hiddenRouteIn, LAUNCH_REFUSALS, platformIn, routeProviderIn } from './shapes.ts';

export const launchGame = route({
  name: 'casino.launch-game',
  host: 'player',
  method: 'POST',
  path: '/api/casino/launch',
  wire: 'standard',
  summary: 'Opens a game of the catalogue: the address for the frame, and the session that its bets belong to.',
  body: z
    .object({
      /** Number of the game in the catalogue. */
      game_id: idIn<GameId>().optional(),
      /** The game of an address that the catalogue has not, or not any more: one that staff named may open in its place. */
      game: z.object({ route_provider: routeProviderIn, game_id: z.string().min(1).max(200) }).optional(),
      platform: platformIn.default(1),
      lang: gameLanguageIn.default('es'),
      /** Practice without money, where the game has it; the only way in for a guest. */
      demo: z.boolean().default(false),
      /** The list that it was opened out of, and the order that was seen there. */
      list: z.object({ order: z.string().regex(/^[1-9]\d{0,17}$/), arm: z.enum(['A', 'B']) }).optional(),
      /** Of a signed link, for games of hidden providers. */
      hiddenRoute: hiddenRouteIn,
    })
    .refine(({ game_id, game }) => (game_id === undefined) !== (game === undefined)),
  answer: z.object({
    url: z.string(),
    session: z.string().nullable(),
    /** Game that was opened in place of a closed one; null when it is the game that was asked for. */
    replacement: gameShape.pick({ id: true, gameName: true, routeProvider: true, gameId: true }).nullable(),
  }),
  refusals: LAUNCH_REFUSALS,
});
