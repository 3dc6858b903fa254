import * as z from 'zod';
import { route } from '../../route.ts';
import { limitShape } from './shapes.ts';

export const readDepositLimit = route({
  name: 'payments.read-deposit-limit',
  host: 'player',
  method: 'GET',
  path: '/xpay/deposit/:currency/limit',
  wire: 'standard',
  summary: 'The least and the most of one deposit in a currency, over the methods that are on.',
  params: z.object({ currency: z.string().max(16) }),
  answer: limitShape,
  refusals: ['currency-not-offered'],
});
