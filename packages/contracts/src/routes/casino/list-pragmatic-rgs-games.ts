import * as z from 'zod';
import { route } from '../../route.ts';

export const listPragmaticRgsGames = route({
  name: 'casino.list-pragmatic-rgs-games',
  host: 'player',
  method: 'GET',
  path: '/rgs2/game/list',
  wire: 'standard',
  summary: "Pragmatic RGS: the games of the provider Pragmatic Play, in the provider's shape.",
  answer: z.object({ game_list: z.array(z.unknown()) }),
  refusals: ['not-allowed-to-place-bets'],
});
