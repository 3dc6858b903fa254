import * as z from 'zod';
import { route } from '../../route.ts';
import { limitShape } from './shapes.ts';

export const readWithdrawalLimit = route({
  name: 'payments.read-withdrawal-limit',
  host: 'player',
  method: 'GET',
  path: '/xpay/withdrawal/:currency/limit',
  wire: 'standard',
  summary: 'The least and the most of one withdrawal in a currency, over the methods that are on.',
  params: z.object({ currency: z.string().max(16) }),
  answer: limitShape,
  refusals: ['currency-not-offered'],
});
