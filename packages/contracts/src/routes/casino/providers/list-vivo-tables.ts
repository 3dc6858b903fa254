import * as z from 'zod';
import { providerList } from './provider-api.ts';

export const listVivoTables = providerList({
  name: 'casino.list-vivo-tables',
  path: '/vivogaming/game_list',
  summary: "Vivo Gaming: its live tables, in the provider's shape.",
  answer: z.array(z.unknown()),
  layOut: (rows) => rows.map(({ row }) => row),
});
