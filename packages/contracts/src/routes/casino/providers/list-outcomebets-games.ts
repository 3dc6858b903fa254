import * as z from 'zod';
import { providerList } from './provider-api.ts';

export const listOutcomebetsGames = providerList({
  name: 'casino.list-outcomebets-games',
  path: '/outcome/v1/game_list',
  summary: "Outcomebets: the games of the sections that we keep, in the provider's shape.",
  answer: z.object({ Games: z.array(z.unknown()) }),
  layOut: (rows) => ({ Games: rows.map(({ row }) => row) }),
});
