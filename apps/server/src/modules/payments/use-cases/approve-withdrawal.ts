import { type Refusal, refuse, type WithdrawalId } from '@ordago/kernel';
import type { Withdrawal } from '../domain/payment.ts';
import type { ApprovalRefusal } from '../repository/withdrawals.repository.ts';
import type { PaymentParts, StaffDecision } from './parts.ts';

/** Writes in the commit of a decision that moves no money. */
type Noted = Parameters<PaymentParts['withdrawals']['approve']>[2];

/**
 * Approves a withdrawal: it is sent to the gateway by a job of the same commit. With `version`, only while it is
 * still what the decider looked at. Whoever owes something is not paid out what they asked for before.
 *
 * @refuses payment-not-found, payment-move-refused, withdrawals-frozen, debt-outstanding
 */
export async function approveWithdrawal(
  parts: PaymentParts,
  { staff, id, now, version, noted }: StaffDecision<WithdrawalId> & { version?: number; noted?: Noted },
): Promise<Withdrawal | Refusal<'payment-not-found' | ApprovalRefusal>> {
  const refused = await parts.withdrawals.approve(id, { staff, version: version ?? null, at: now }, noted);
  const withdrawal = await parts.withdrawals.find(id);
  if (!withdrawal) return refuse('payment-not-found');
  return refused ?? withdrawal;
}
