import { isRefusal, type Refusal, refuse, type WithdrawalId } from '@ordago/kernel';
import type { Withdrawal } from '../domain/payment.ts';
import { endWithdrawal } from './end-withdrawal.ts';
import type { Audited, PaymentParts, StaffDecision } from './parts.ts';

/**
 * Declines a withdrawal that is not with the gateway, with a reason that the player reads; the hold returns to main.
 *
 * @refuses payment-not-found, payment-move-refused, too-busy
 */
export async function declineWithdrawal(
  parts: PaymentParts,
  { staff, id, now, reason, audit }: StaffDecision<WithdrawalId> & Audited & { reason: string },
): Promise<Withdrawal | Refusal<'payment-not-found' | 'payment-move-refused' | 'too-busy'>> {
  const withdrawal = await parts.withdrawals.find(id);
  if (!withdrawal) return refuse('payment-not-found');
  if (withdrawal.status !== 'created' && withdrawal.status !== 'blocked') return refuse('payment-move-refused');
  const done = await endWithdrawal(parts, withdrawal, { edge: 'declined', reason, staff, audit, now });
  if (isRefusal(done)) return done;
  return done === null ? refuse('payment-move-refused') : ((await parts.withdrawals.find(id)) ?? withdrawal);
}
