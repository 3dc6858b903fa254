import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn } from '../../wire.ts';
import { betShape } from './shapes.ts';

export const shareBet = route({
  name: 'sportsbook.share-bet',
  host: 'sportsbook',
  method: 'POST',
  path: '/line/bets/:id/share',
  wire: 'line',
  summary: "Makes one of the player's own bets readable for whoever has the link; a second time answers the same link.",
  params: z.object({ id: idIn() }),
  answer: z.object({ token: z.string() }),
  refusals: ['bet-not-found'],
});

export const readSharedBet = route({
  name: 'sportsbook.read-shared-bet',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/shared/:token',
  wire: 'line',
  summary: 'A bet that its player shows: its legs and its status. No name, no code, no amount.',
  params: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{16,32}$/) }),
  answer: betShape.pick({ kind: true, system: true, odds: true, status: true, legs: true }),
  refusals: ['shared-bet-not-found'],
});
