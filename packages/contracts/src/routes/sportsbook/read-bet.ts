import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn } from '../../wire.ts';
import { betShape } from './shapes.ts';

export const readBet = route({
  name: 'sportsbook.read-bet',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/bets/:id',
  wire: 'line',
  summary: "One bet of the player's own with its settlement, leg by leg.",
  params: z.object({ id: idIn() }),
  answer: betShape,
  refusals: ['bet-not-found'],
});
