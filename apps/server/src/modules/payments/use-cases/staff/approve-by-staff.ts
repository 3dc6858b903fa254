import { isRefusal, type Refusal, refuse, type WithdrawalId } from '@ordago/kernel';
import { mayApprove } from '../../domain/approval.ts';
import { type Decision, recordOf, staffRefusalOf } from '../../domain/staff-decision.ts';
import type { StaffWithdrawal } from '../../repository/payments-queue.repository.ts';
import { approveWithdrawal } from '../approve-withdrawal.ts';
import type { PaymentParts } from '../parts.ts';

/**
 * Approves a withdrawal for somebody whose level allows it; the record in the audit is of the same commit.
 *
 * @refuses payment-not-found, state-changed, role-too-low, withdrawals-frozen, debt-outstanding
 */
export async function approveByStaff(
  parts: PaymentParts,
  decision: Decision<WithdrawalId> & { version?: number },
): Promise<StaffWithdrawal | Refusal<ApproveRefusal>> {
  const { by, id, now, version } = decision;
  const seen = await parts.queue.withdrawal(by, id);
  if (!seen) return refuse('payment-not-found');
  if (!mayApprove(by, seen)) return refuse('role-too-low');
  const record = recordOf(decision, 'withdrawal.approved', seen);
  const approval = { staff: by.staff, id, now, version, noted: (tx: AuditTx) => parts.audit.append(record, tx) };
  const approved = await approveWithdrawal(parts, approval);
  if (isRefusal(approved)) return staffRefusalOf(approved);
  return (await parts.queue.withdrawal(by, id)) ?? seen;
}

type ApproveRefusal =
  | 'payment-not-found'
  | 'state-changed'
  | 'role-too-low'
  | 'withdrawals-frozen'
  | 'debt-outstanding';
type AuditTx = Parameters<PaymentParts['audit']['append']>[1];
