import { type Refusal, refuse, type WithdrawalId } from '@ordago/kernel';
import { mayApprove } from '../../domain/approval.ts';
import { type Decision, recordOf } from '../../domain/staff-decision.ts';
import type { StaffWithdrawal } from '../../repository/payments-queue.repository.ts';
import type { PaymentParts } from '../parts.ts';

/**
 * Closes what a withdrawal was marked for since it ended: a report that contradicts it. Nothing moves; the reason is in the audit, in
 * the same commit.
 *
 * @refuses payment-not-found, role-too-low, state-changed (it has not ended, or is marked no more)
 */
export async function closeWithdrawalReviewByStaff(
  parts: PaymentParts,
  decision: Decision<WithdrawalId> & { readonly reason: string },
): Promise<StaffWithdrawal | Refusal<'payment-not-found' | 'role-too-low' | 'state-changed'>> {
  const { by, id, now, reason } = decision;
  const seen = await parts.queue.withdrawal(by, id);
  if (!seen) return refuse('payment-not-found');
  if (!mayApprove(by, seen)) return refuse('role-too-low');
  const record = recordOf(decision, 'withdrawal.review-closed', seen, { reason });
  const isClosed = await parts.withdrawals.closeReview(id, { staff: by.staff, at: now }, (tx) =>
    parts.audit.append(record, tx),
  );
  return isClosed ? ((await parts.queue.withdrawal(by, id)) ?? seen) : refuse('state-changed');
}
