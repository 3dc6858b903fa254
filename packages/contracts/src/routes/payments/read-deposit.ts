import type { DepositId } from '@ordago/kernel';
import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText, idIn } from '../../wire.ts';
import { depositRowShape } from './shapes.ts';

export const readDeposit = route({
  name: 'payments.read-deposit',
  host: 'player',
  method: 'GET',
  path: '/api/payment/deposits/:id',
  wire: 'standard',
  summary: 'One deposit of the player, for the page to which the gateway returns them.',
  params: z.object({ id: idIn<DepositId>() }),
  answer: depositRowShape.extend({
    /** Amount that reached the balance, where `amount` is what was asked for; null until it did. */
    credited_amount: amountText.nullable(),
    /** Address at which to finish it, while it can be finished. */
    link: z.string().nullable(),
  }),
  refusals: ['payment-not-found'],
});
