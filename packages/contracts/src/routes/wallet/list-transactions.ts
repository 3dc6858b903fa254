import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText, instantIn, intIn, pageIn } from '../../wire.ts';
import { DEPOSIT_STATUS_NAMES } from '../payments/shapes.ts';

/** Kinds of the transactions history (specification 1, section 3), and corrections by staff. */
export const TRANSACTION_KINDS = ['topUp', 'withdrawal', 'bonusTopUp', 'bonusWithdrawal', 'correction'] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

export const listTransactions = route({
  name: 'wallet.list-transactions',
  host: 'player',
  method: 'GET',
  path: '/api/payment/history/transactions',
  wire: 'standard',
  summary: 'Money that came to the player or left them, bets apart, newest first, with the balance before and after.',
  query: z.object({
    page: pageIn,
    count: intIn({ min: 1, max: 100 }).default(10),
    kind: z.enum(TRANSACTION_KINDS).optional(),
    from: instantIn.optional(),
    to: instantIn.optional(),
  }),
  answer: z.object({
    history: z.array(
      z.object({
        id: z.string(),
        created_at: z.string(),
        /** Signed: what the wallet gained or, below zero, lost. */
        value: amountText,
        type: z.enum(TRANSACTION_KINDS),
        /** Transfer type code (specification 3, section 9). */
        code: intIn(),
        /** Payment status label (specification 3, section 4): that of its payment now, else 2, the movement is done. */
        status: intIn(),
        status_name: z.enum(DEPOSIT_STATUS_NAMES),
        currency: z.string(),
        balance_before: amountText,
        balance_after: amountText,
      }),
    ),
    pageCount: intIn(),
  }),
  refusals: [],
});
