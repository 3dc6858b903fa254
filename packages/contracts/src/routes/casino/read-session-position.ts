import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText, idIn } from '../../wire.ts';

export const readSessionPosition = route({
  name: 'casino.read-session-position',
  host: 'player',
  method: 'GET',
  path: '/api/casino/sessions/:id/position',
  wire: 'standard',
  summary:
    'What one game session of the player has staked and paid since it was opened; deposits and other games do not count.',
  params: z.object({ id: idIn() }),
  answer: z.object({
    stake: amountText,
    payout: amountText,
    /** Payout less stake, with its sign. */
    net: amountText,
    currency: z.string(),
  }),
  refusals: ['not-found'],
});
