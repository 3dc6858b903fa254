import {
  type DepositId,
  formatAmount,
  type Instant,
  isRefusal,
  type Refusal,
  refuse,
  type StaffId,
  type Units,
  type WithdrawalId,
} from '@ordago/kernel';
import { type AuditRecord, auditLineOf } from '../../audit/index.ts';
import { type Decider, mayApprove } from '../domain/approval.ts';
import type { WithdrawalStatus } from '../domain/payment-states.ts';
import type { StaffWithdrawal } from '../repository/payments-queue.repository.ts';
import type { PaymentParts } from './parts.ts';
import { approveWithdrawal, declineWithdrawal, releaseDeposit } from './review-payments.ts';

export type { Decider } from '../domain/approval.ts';
export type { StaffWithdrawal } from '../repository/payments-queue.repository.ts';

/** Queues of the back office by the states they hold. */
export const STAFF_QUEUES = {
  all: ['created', 'processing', 'blocked', 'completed', 'declined', 'cancelled'],
  waiting: ['created'],
  paying: ['processing', 'blocked'],
  completed: ['completed'],
  declined: ['declined', 'cancelled'],
} as const satisfies Record<string, readonly WithdrawalStatus[]>;

/** A decision of staff, with where it came from. */
export interface Decision<Id> {
  readonly by: Decider & { readonly staff: StaffId };
  readonly id: Id;
  readonly now: Instant;
  readonly ip: string;
}

/**
 * Approves a withdrawal for somebody whose level allows it; the record in the audit is of the same commit.
 *
 * @refuses payment-not-found, state-changed, role-too-low, withdrawals-frozen
 */
export async function approveByStaff(
  parts: PaymentParts,
  decision: Decision<WithdrawalId> & { version?: number },
): Promise<StaffWithdrawal | Refusal<'payment-not-found' | 'state-changed' | 'role-too-low' | 'withdrawals-frozen'>> {
  const { by, id, now, version } = decision;
  const seen = await parts.queue.withdrawal(by, id);
  if (!seen) return refuse('payment-not-found');
  if (!mayApprove(by, seen)) return refuse('role-too-low');
  const record = recordOf(decision, 'withdrawal.approved', seen);
  const approval = { staff: by.staff, id, now, version, noted: (tx: AuditTx) => parts.audit.append(record, tx) };
  const approved = await approveWithdrawal(parts, approval);
  if (isRefusal(approved)) return inStaffWords(approved);
  return (await parts.queue.withdrawal(by, id)) ?? seen;
}

/**
 * Declines a withdrawal with the text that the player reads. Money returns to the player, so that no cap applies; a
 * cashier still decides about their own direct players alone. The record in the audit is of the money's own commit.
 *
 * @refuses payment-not-found, state-changed, reason-required, role-too-low, too-busy
 */
export async function declineByStaff(
  parts: PaymentParts,
  decision: Decision<WithdrawalId> & { version?: number; reason: string },
): Promise<
  StaffWithdrawal | Refusal<'payment-not-found' | 'state-changed' | 'reason-required' | 'role-too-low' | 'too-busy'>
> {
  const { by, id, now, version, reason } = decision;
  if (reason === '') return refuse('reason-required');
  const seen = await parts.queue.withdrawal(by, id);
  if (!seen) return refuse('payment-not-found');
  if (by.level === 1 && !mayApprove(by, seen)) return refuse('role-too-low');
  if (version !== undefined && version !== seen.version) return refuse('state-changed');
  const audit = auditLineOf(recordOf(decision, 'withdrawal.declined', seen, { reason }));
  const declined = await declineWithdrawal(parts, { staff: by.staff, id, reason, audit, now });
  if (isRefusal(declined)) return inStaffWords(declined);
  return (await parts.queue.withdrawal(by, id)) ?? seen;
}

type ReleaseRefusal = Exclude<Awaited<ReturnType<typeof releaseDeposit>>, string>['name'];

/**
 * Releases a deposit that waits for review: what the gateway reported is credited. The cap counts what is credited. The
 * record in the audit is of the money's own commit.
 *
 * @refuses payment-not-found, state-changed, role-too-low, payment-mismatch, currency-mismatch, too-busy
 */
export async function releaseByStaff(
  parts: PaymentParts,
  decision: Decision<DepositId>,
): Promise<Units | Refusal<Exclude<ReleaseRefusal, 'payment-move-refused'> | 'state-changed' | 'role-too-low'>> {
  const { by, id, now } = decision;
  const seen = await parts.queue.deposit(by, id);
  if (!seen) return refuse('payment-not-found');
  if (seen.reported === null) return refuse('state-changed');
  if (!mayApprove(by, { units: seen.reported, cap: seen.cap })) return refuse('role-too-low');
  const audit = auditLineOf(recordOf(decision, 'deposit.released', { ...seen, units: seen.reported }));
  const done = await releaseDeposit(parts, { staff: by.staff, id, audit, now });
  if (isRefusal(done)) return inStaffWords(done);
  if (done !== 'credited') return refuse('state-changed');
  return seen.reported;
}

/** Somebody was faster, or the player took it back: what was looked at is no more. */
function inStaffWords<Name extends string>(refusal: Refusal<Name>) {
  type ReportedState = Refusal<Exclude<Name, 'payment-move-refused'> | 'state-changed'>;
  return (refusal.name === 'payment-move-refused' ? refuse('state-changed') : refusal) as ReportedState;
}

type AuditTx = Parameters<PaymentParts['audit']['append']>[1];

function recordOf(
  { by, id, now, ip }: Decision<string>,
  action: string,
  { units, currency, player }: Pick<StaffWithdrawal, 'units' | 'currency' | 'player'>,
  details: Record<string, string> = {},
): AuditRecord {
  const what = { payment: id, amount: formatAmount(units), currency, ...details };
  return { at: now, actor: `staff:${by.staff}`, action, subject: `player:${player}`, details: what, ip };
}
