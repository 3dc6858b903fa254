import * as z from 'zod';
import { providerList } from './provider-api.ts';

export const listTvbetGames = providerList({
  name: 'casino.list-tvbet-games',
  path: '/tvbet/game_list',
  summary: "TVBET: its draws, in the provider's shape.",
  answer: z.array(z.unknown()),
  layOut: (rows) => rows.map(({ row }) => row),
});
