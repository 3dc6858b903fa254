import * as z from 'zod';
import { textIn } from '../../../wire.ts';
import { providerList } from './provider-api.ts';

export const listSlotegratorGames = providerList({
  name: 'casino.list-slotegrator-games',
  path: '/slotegrator/games/list',
  summary: "Slotegrator: the games of the providers that we keep, in the aggregator's shape.",
  query: z.object({ project_name: textIn({ max: 64 }).optional() }),
  answer: z.object({ items: z.array(z.unknown()) }),
  layOut: (rows) => ({ items: rows.map(({ row }) => row) }),
});
