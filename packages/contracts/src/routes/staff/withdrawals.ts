import type { WithdrawalId } from '@ordago/kernel';
import * as z from 'zod';
import { withdrawalView } from '../../codes/index.ts';
import { route } from '../../route.ts';
import { numbersOf, statusIn } from '../../status-filter.ts';
import { amountText, idIn, intIn, textIn } from '../../wire.ts';
import { WITHDRAWAL_STATUS_NAMES } from '../payments/shapes.ts';
import { staffPage, staffPaging } from './shapes.ts';

/** Longest text that a declined player reads. */
export const DECLINE_REASON_MAX = 200;

export const staffWithdrawalRow = z.object({
  id: z.string(),
  /** Version that a decision names, so that it applies to what was read. */
  version: z.int(),
  player: z.string(),
  username: z.string(),
  /** The language in which the player reads. */
  player_locale: z.string(),
  amount: amountText,
  currency: z.string(),
  method: z.string(),
  full_name: z.string(),
  /** Destination of the money, field by field; account numbers and addresses masked. */
  payee: z.array(z.object({ field: z.string(), value: z.string() })),
  status: z.enum(WITHDRAWAL_STATUS_NAMES),
  /** Reason for its end; the text of staff, or a word of ours. */
  reason: z.string().nullable(),
  created_at: z.string(),
  /** Member of staff who decided. */
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Most that the caller approves in this currency; null without a bound. */
  approval_cap: amountText.nullable(),
  may_approve: z.boolean(),
  /** A report contradicts its end, or its gateway does not decide. */
  needs_review: z.boolean(),
  /** True where it has ended, and the caller may close what it is marked for. */
  may_close: z.boolean(),
});
export type StaffWithdrawalRow = z.output<typeof staffWithdrawalRow>;

const QUEUES_BY_STATUS = {
  waiting: ['created'],
  processing: ['processing'],
  blocked: ['blocked'],
  completed: ['completed'],
  declined: ['declined', 'cancelled'],
} as const;

export const listStaffWithdrawals = route({
  name: 'payments.list-staff-withdrawals',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/withdrawals',
  wire: 'standard',
  summary: 'Withdrawals of the players whom the caller sees, newest first; `waiting` is the queue to approve.',
  query: z.object({
    /** `paying`: `processing` or `blocked`. The numbers of the withdrawal history, 0 to 4, mean the same as these words. */
    status: statusIn(
      ['all', 'waiting', 'paying', 'processing', 'blocked', 'completed', 'declined'],
      numbersOf(withdrawalView, QUEUES_BY_STATUS),
    ).default('waiting'),
    ...staffPaging,
  }),
  answer: z.object({ withdrawals: z.array(staffWithdrawalRow), ...staffPage }),
  refusals: [],
});

const decided = z.object({ withdrawal: staffWithdrawalRow });
const params = z.object({ id: idIn<WithdrawalId>() });
/** (Default: whatever version there is) */
const version = intIn({ min: 1 }).optional();

export const approveWithdrawal = route({
  name: 'payments.approve-withdrawal',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/withdrawals/:id/approve',
  wire: 'standard',
  summary: 'Approves a withdrawal: it goes to the gateway. With a version, only while it is what was looked at.',
  params,
  body: z.object({ version }),
  answer: decided,
  refusals: ['payment-not-found', 'state-changed', 'role-too-low', 'withdrawals-frozen', 'debt-outstanding'],
});

export const declineWithdrawal = route({
  name: 'payments.decline-withdrawal',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/withdrawals/:id/decline',
  wire: 'standard',
  summary: 'Declines a withdrawal with the reason that the player reads; the amount returns to the main balance.',
  params,
  body: z.object({ version, reason: textIn({ min: 0, max: DECLINE_REASON_MAX }).optional() }),
  answer: decided,
  refusals: ['payment-not-found', 'state-changed', 'reason-required', 'role-too-low', 'too-busy'],
});

export const closeWithdrawalReview = route({
  name: 'payments.close-withdrawal-review',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/withdrawals/:id/close-review',
  wire: 'standard',
  summary:
    'Closes what a withdrawal was marked for since it ended: a report that contradicts it, with a reason. Nothing moves.',
  params,
  body: z.object({ reason: textIn({ max: 200 }) }),
  answer: decided,
  refusals: ['payment-not-found', 'state-changed', 'role-too-low'],
});
