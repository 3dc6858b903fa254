import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText } from '../../wire.ts';

export const readWagerInfo = route({
  name: 'wallet.read-wager-info',
  host: 'player',
  method: 'GET',
  path: '/api/user/wager_info',
  wire: 'standard',
  summary: 'How much of the active wagering requirement is done; zeros without one.',
  answer: z.object({ total_wager_amount: amountText, left_to_play: amountText, already_plaid: amountText }),
  refusals: [],
});
