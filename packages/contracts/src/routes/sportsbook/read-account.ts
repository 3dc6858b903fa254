import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText } from '../../wire.ts';

export const readAccount = route({
  name: 'sportsbook.read-account',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/account',
  wire: 'line',
  summary: 'The player behind the frame token: balance in play and the stake limits.',
  answer: z.object({
    id: z.string(),
    username: z.string(),
    currency: z.string(),
    balance: amountText,
    /** Version of the balance; an older one never replaces a newer one. */
    version: z.string(),
    stake: z.object({ min: amountText, max: amountText, default: amountText }),
  }),
  refusals: ['currency-unacceptable'],
});
