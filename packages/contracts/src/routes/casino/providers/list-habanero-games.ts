import * as z from 'zod';
import { providerList } from './provider-api.ts';

export const listHabaneroGames = providerList({
  name: 'casino.list-habanero-games',
  path: '/habanero/game/list',
  summary: "Habanero: its slots, in the provider's shape.",
  answer: z.array(z.unknown()),
  layOut: (rows) => rows.map(({ row }) => row),
});
