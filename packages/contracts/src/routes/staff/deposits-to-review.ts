import type { DepositId } from '@ordago/kernel';
import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText, idIn } from '../../wire.ts';
import { DEPOSIT_STATUS_NAMES } from '../payments/shapes.ts';
import { staffPage, staffPaging } from './shapes.ts';

export const staffDepositRow = z.object({
  id: z.string(),
  player: z.string(),
  username: z.string(),
  currency: z.string(),
  method: z.string(),
  /** Amount that the player requested. */
  amount: amountText,
  /** Amount that the gateway last reported as paid: a release credits it. Null when it reported no payment. */
  reported: amountText.nullable(),
  reported_currency: z.string().nullable(),
  status: z.enum(DEPOSIT_STATUS_NAMES),
  reason: z.string().nullable(),
  created_at: z.string(),
  may_release: z.boolean(),
});
export type StaffDepositRow = z.output<typeof staffDepositRow>;

export const listDepositsToReview = route({
  name: 'payments.list-deposits-to-review',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/deposits-to-review',
  wire: 'standard',
  summary: 'Deposits that wait for a person: paid, but not what was asked for, or after the end.',
  query: z.object(staffPaging),
  answer: z.object({ deposits: z.array(staffDepositRow), ...staffPage }),
  refusals: [],
});

export const releaseDeposit = route({
  name: 'payments.release-deposit',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/deposits-to-review/:id/release',
  wire: 'standard',
  summary: 'Releases a deposit: what the gateway reported as paid is credited, never what was asked for.',
  params: z.object({ id: idIn<DepositId>() }),
  body: z.object({}),
  answer: z.object({ id: z.string(), credited: amountText }),
  refusals: [
    'payment-not-found',
    'state-changed',
    'role-too-low',
    'payment-mismatch',
    'currency-mismatch',
    'nonce-replayed',
    'too-busy',
  ],
});
