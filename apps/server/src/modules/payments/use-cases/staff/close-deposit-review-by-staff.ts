import { type DepositId, type Refusal, refuse } from '@ordago/kernel';
import { mayApprove } from '../../domain/approval.ts';
import { type Decision, recordOf } from '../../domain/staff-decision.ts';
import type { PaymentParts } from '../parts.ts';

/**
 * Closes what a deposit was marked for where nothing is to be credited, such as a report that contradicts a completed one. Nothing
 * moves; the reason is in the audit, in the same commit.
 *
 * @refuses payment-not-found, role-too-low, state-changed (it is blocked, or marked no more)
 */
export async function closeDepositReviewByStaff(
  parts: PaymentParts,
  decision: Decision<DepositId> & { readonly reason: string },
): Promise<DepositId | Refusal<'payment-not-found' | 'role-too-low' | 'state-changed'>> {
  const { by, id, now, reason } = decision;
  const seen = await parts.queue.deposit(by, id);
  if (!seen) return refuse('payment-not-found');
  if (!mayApprove(by, { units: seen.reported ?? seen.units, cap: seen.cap })) return refuse('role-too-low');
  const record = recordOf(decision, 'deposit.review-closed', seen, { reason });
  const isClosed = await parts.deposits.closeReview(id, { staff: by.staff, at: now }, (tx) =>
    parts.audit.append(record, tx),
  );
  return isClosed ? id : refuse('state-changed');
}
