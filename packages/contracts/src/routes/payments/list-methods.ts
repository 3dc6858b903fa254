import * as z from 'zod';
import { route } from '../../route.ts';
import { methodShape } from './shapes.ts';

export const listPaymentMethods = route({
  name: 'payments.list-methods',
  host: 'player',
  method: 'GET',
  path: '/xpay/payment/methods',
  wire: 'standard',
  summary: 'Every payment method, which of them are on, and what each needs and allows in the currency of the player.',
  answer: z.array(methodShape),
  refusals: [],
});
