import type { DepositId } from '@ordago/kernel';
import * as z from 'zod';
import { route } from '../../route.ts';
import { amountIn, idIn, textIn } from '../../wire.ts';
import { idempotencyKey } from './idempotency-key.ts';

export const initDeposit = route({
  name: 'payments.init-deposit',
  host: 'player',
  method: 'POST',
  path: '/xpay/deposit/init',
  wire: 'standard',
  summary:
    'Opens a deposit; the player finishes it at the link. An idempotency-key header (or field) per request makes a second send answer the first deposit.',
  body: z.object({
    amount: amountIn(),
    full_name: textIn({ max: 100 }).optional(),
    /** Ignored: the player is the one of the session (semantics D41). */
    username: z.unknown().optional(),
    payment_method: z.string().max(32),
    crypto_type: textIn({ max: 20 }).optional(),
    network: textIn({ max: 20 }).optional(),
    idempotency_key: idempotencyKey.optional(),
  }),
  answer: z.object({
    link: z.string(),
    /** The same as `link`, by its older name. */
    url: z.string(),
    deposit_id: idIn<DepositId>(),
  }),
  refusals: [
    'key-conflict',
    'method-not-available',
    'payment-detail-missing',
    'validation-failed',
    'crypto-type-unknown',
    'limit-below-min',
    'limit-above-max',
    'card-number-refused',
    'play-money-refused',
    'parent-agent-wallet',
    'transaction-failed',
    'gateway-unreachable',
  ],
});
