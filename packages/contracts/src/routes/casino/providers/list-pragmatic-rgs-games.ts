import * as z from 'zod';
import { providerList } from './provider-api.ts';

export const listPragmaticRgsGames = providerList({
  name: 'casino.list-pragmatic-rgs-games',
  path: '/rgs2/game/list',
  summary: "Pragmatic RGS: the games of the provider Pragmatic Play, in the provider's shape.",
  answer: z.object({ game_list: z.array(z.unknown()) }),
  layOut: (rows) => ({ game_list: rows.map(({ row }) => row) }),
});
