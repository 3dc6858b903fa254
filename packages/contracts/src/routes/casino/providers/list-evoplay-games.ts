import * as z from 'zod';
import { textIn } from '../../../wire.ts';
import { providerList } from './provider-api.ts';

export const listEvoplayGames = providerList({
  name: 'casino.list-evoplay-games',
  path: '/evoplay/game_list',
  summary: "Evoplay: its games in the provider's shape, a map of ids.",
  query: z.object({ project_name: textIn({ max: 64 }).optional(), user_geo: textIn({ max: 8 }).optional() }),
  answer: z.record(z.string(), z.unknown()),
  layOut: (rows) => Object.fromEntries(rows.map(({ gameId, row }) => [gameId, row])),
});
