import * as z from 'zod';
import { route } from '../../route.ts';
import { intIn, pageIn } from '../../wire.ts';
import { PAYMENTS_PAGE_SIZE, PAYMENTS_PAGE_SIZE_MAX, paymentRowShape } from './shapes.ts';

export const listPayments = route({
  name: 'payments.list-payments',
  host: 'player',
  method: 'GET',
  path: '/api/payment/history/payment-with-withdrawal',
  wire: 'standard',
  summary: "The player's own deposits and withdrawals in one list, newest first; `count` is the number of all of them.",
  query: z.object({
    page: pageIn,
    count: intIn({ min: 1, max: PAYMENTS_PAGE_SIZE_MAX }).default(PAYMENTS_PAGE_SIZE),
  }),
  answer: z.object({ count: intIn(), payments: z.array(paymentRowShape) }),
  refusals: [],
});
