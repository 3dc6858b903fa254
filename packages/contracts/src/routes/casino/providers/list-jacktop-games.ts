import * as z from 'zod';
import { providerList } from './provider-api.ts';

export const listJacktopGames = providerList({
  name: 'casino.list-jacktop-games',
  path: '/jacktop/game_list',
  summary: "Jacktop: its live tables without three codes, in the provider's shape.",
  answer: z.array(z.unknown()),
  layOut: (rows) => rows.map(({ row }) => row),
});
