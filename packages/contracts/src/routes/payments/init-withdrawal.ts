import type { WithdrawalId } from '@ordago/kernel';
import * as z from 'zod';
import { route } from '../../route.ts';
import { amountIn, idIn, textIn } from '../../wire.ts';
import { idempotencyKey } from './idempotency-key.ts';

export const initWithdrawal = route({
  name: 'payments.init-withdrawal',
  host: 'player',
  method: 'POST',
  path: '/xpay/withdrawal/init',
  wire: 'standard',
  summary:
    'Asks for a withdrawal: the amount leaves the main balance at once and waits for approval. An idempotency-key header (or field) per request makes a second send answer the first withdrawal.',
  body: z.object({
    amount: amountIn(),
    full_name: textIn({ max: 100 }).optional(),
    /** Ignored: the player is the one of the session (semantics D41). */
    username: z.unknown().optional(),
    payment_method: z.string().max(32),
    iban: textIn({ max: 42 }).optional(),
    bank_name: textIn({ max: 80 }).optional(),
    pay_co_id: textIn({ max: 20 }).optional(),
    pay_co_full_name: textIn({ max: 100 }).optional(),
    tc_number: textIn({ max: 11 }).optional(),
    crypto_type: textIn({ max: 20 }).optional(),
    network: textIn({ max: 20 }).optional(),
    wallet_address: textIn({ max: 100 }).optional(),
    memo: textIn({ max: 10 }).optional(),
    idempotency_key: idempotencyKey.optional(),
  }),
  answer: z.object({ withdrawal_id: idIn<WithdrawalId>() }),
  refusals: [
    'key-conflict',
    'method-not-available',
    'payment-detail-missing',
    'validation-failed',
    'iban-invalid',
    'identity-number-invalid',
    'crypto-type-unknown',
    'wallet-address-invalid',
    'memo-required',
    'withdrawal-below-minimum',
    'limit-above-max',
    'card-number-refused',
    'play-money-refused',
    'parent-agent-wallet',
    'wagering-unfinished',
    'debt-outstanding',
    'withdrawals-frozen',
    'withdrawal-pending-limit',
    'insufficient-funds',
    'too-busy',
  ],
});
