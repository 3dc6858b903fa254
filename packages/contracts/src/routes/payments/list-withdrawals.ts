import * as z from 'zod';
import { route } from '../../route.ts';
import { intIn, pageIn } from '../../wire.ts';
import { PAYMENTS_PAGE_SIZE, PAYMENTS_PAGE_SIZE_MAX, withdrawalRowShape } from './shapes.ts';

export const listWithdrawals = route({
  name: 'payments.list-withdrawals',
  host: 'player',
  method: 'GET',
  path: '/api/payment/withdrawal_request',
  wire: 'standard',
  summary: "The player's own withdrawals, newest first. Pages count from zero; one past the end is the last.",
  query: z.object({
    page: pageIn,
    count: intIn({ min: 1, max: PAYMENTS_PAGE_SIZE_MAX }).default(PAYMENTS_PAGE_SIZE),
  }),
  answer: z.object({ list: z.array(withdrawalRowShape), pageCount: intIn() }),
  refusals: [],
});
