import * as z from 'zod';
import { providerList } from './provider-api.ts';

export const listAmaticGames = providerList({
  name: 'casino.list-amatic-games',
  path: '/amatic/game_list',
  summary: "Amatic: its games, in the provider's shape.",
  answer: z.array(z.unknown()),
  layOut: (rows) => rows.map(({ row }) => row),
});
