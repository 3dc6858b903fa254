import * as z from 'zod';
import { providerList } from './provider-api.ts';

export const listEvolutionGames = providerList({
  name: 'casino.list-evolution-games',
  path: '/api/evolution/get_game_list',
  summary: "Evolution live: its tables, in the provider's shape.",
  answer: z.array(z.unknown()),
  layOut: (rows) => rows.map(({ row }) => row),
});
