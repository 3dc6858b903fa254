import * as z from 'zod';
import { route } from '../../route.ts';
import { intIn, pageIn } from '../../wire.ts';
import { depositRowShape, PAYMENTS_PAGE_SIZE, PAYMENTS_PAGE_SIZE_MAX } from './shapes.ts';

export const listDeposits = route({
  name: 'payments.list-deposits',
  host: 'player',
  method: 'GET',
  path: '/api/payment/deposit_request',
  wire: 'standard',
  summary: "The player's own deposits, newest first. Pages count from zero; one past the end is the last.",
  query: z.object({
    page: pageIn,
    count: intIn({ min: 1, max: PAYMENTS_PAGE_SIZE_MAX }).default(PAYMENTS_PAGE_SIZE),
  }),
  answer: z.object({ list: z.array(depositRowShape), pageCount: intIn() }),
  refusals: [],
});
