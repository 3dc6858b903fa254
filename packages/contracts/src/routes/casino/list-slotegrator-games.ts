import * as z from 'zod';
import { route } from '../../route.ts';
import { textIn } from '../../wire.ts';

export const listSlotegratorGames = route({
  name: 'casino.list-slotegrator-games',
  host: 'player',
  method: 'GET',
  path: '/slotegrator/games/list',
  wire: 'standard',
  summary: "Slotegrator: the games of the providers that we keep, in the aggregator's shape.",
  query: z.object({ project_name: textIn({ max: 64 }).optional() }),
  answer: z.object({ items: z.array(z.unknown()) }),
  refusals: ['not-allowed-to-place-bets'],
});
