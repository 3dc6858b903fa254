import * as z from 'zod';
import { route } from '../../route.ts';

export const listEvolutionGames = route({
  name: 'casino.list-evolution-games',
  host: 'player',
  method: 'GET',
  path: '/api/evolution/get_game_list',
  wire: 'standard',
  summary: "Evolution live: its tables, in the provider's shape.",
  answer: z.array(z.unknown()),
  refusals: ['not-allowed-to-place-bets'],
});
