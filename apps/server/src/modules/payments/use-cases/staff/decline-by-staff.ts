import { isRefusal, type Refusal, refuse, type WithdrawalId } from '@ordago/kernel';
import { auditLineOf } from '../../../audit/index.ts';
import { mayApprove } from '../../domain/approval.ts';
import { type Decision, recordOf, staffRefusalOf } from '../../domain/staff-decision.ts';
import type { StaffWithdrawal } from '../../repository/payments-queue.repository.ts';
import { declineWithdrawal } from '../decline-withdrawal.ts';
import type { PaymentParts } from '../parts.ts';

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
  if (isRefusal(declined)) return staffRefusalOf(declined);
  return (await parts.queue.withdrawal(by, id)) ?? seen;
}
