import * as z from 'zod';
import { providerList } from './provider-api.ts';

export const listUpgamingGames = providerList({
  name: 'casino.list-upgaming-games',
  path: '/upgaming/game/list',
  summary: "Upgaming: its active games, in the provider's shape.",
  answer: z.array(z.unknown()),
  layOut: (rows) => rows.map(({ row }) => row),
});
