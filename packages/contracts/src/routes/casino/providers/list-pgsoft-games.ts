import * as z from 'zod';
import { providerList } from './provider-api.ts';

export const listPgsoftGames = providerList({
  name: 'casino.list-pgsoft-games',
  path: '/pgsoft/game_list',
  summary: "PG Soft: its games, in the provider's shape.",
  answer: z.array(z.unknown()),
  layOut: (rows) => rows.map(({ row }) => row),
});
