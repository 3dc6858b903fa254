import * as z from 'zod';
import { route } from '../../route.ts';

export const readLivePlayers = route({
  name: 'casino.read-live-players',
  host: 'player',
  method: 'GET',
  path: '/api/casino/live_players',
  wire: 'standard',
  summary: 'How many players have each game open, counted from game sessions. Games without players are left out.',
  answer: z.object({ total: z.int(), games: z.record(z.string(), z.int()) }),
  refusals: [],
});
