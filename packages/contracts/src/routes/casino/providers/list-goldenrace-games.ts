import * as z from 'zod';
import { providerList } from './provider-api.ts';

export const listGoldenraceGames = providerList({
  name: 'casino.list-goldenrace-games',
  path: '/goldenrace/game_list',
  summary: "GoldenRace: its own virtual sports, in the provider's shape.",
  answer: z.array(z.unknown()),
  layOut: (rows) => rows.map(({ row }) => row),
});
