import type { DepositId } from '@ordago/kernel';
import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText, idIn, textIn } from '../../wire.ts';
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
  /** True where nothing is to be credited, and the caller may close what it was marked for. */
  may_close: z.boolean(),
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

export const closeDepositReview = route({
  name: 'payments.close-deposit-review',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/deposits-to-review/:id/close',
  wire: 'standard',
  summary:
    'Closes what a deposit was marked for, such as a report that contradicts its end, with a reason. Nothing moves.',
  params: z.object({ id: idIn<DepositId>() }),
  body: z.object({ reason: textIn({ max: 200 }) }),
  answer: z.object({ id: z.string() }),
  refusals: ['payment-not-found', 'state-changed', 'role-too-low'],
});
