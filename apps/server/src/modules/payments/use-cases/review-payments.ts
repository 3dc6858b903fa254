import {
  type DepositId,
  type Instant,
  isRefusal,
  type Refusal,
  refuse,
  type StaffId,
  type WithdrawalId,
} from '@ordago/kernel';
import type { AuditLine } from '../../audit/index.ts';
import type { Withdrawal } from '../domain/payment.ts';
import { creditDeposit } from './apply-deposit-report.ts';
import { endWithdrawal } from './end-withdrawal.ts';
import type { PaymentParts } from './parts.ts';
import type { ReportRefusal } from './record-report.ts';

/** Decision of staff. The caller's policy judges who may decide about whom. */
export interface StaffDecision<Id> {
  readonly staff: StaffId;
  readonly id: Id;
  readonly now: Instant;
}

/** The line of audit that the money command of a decision carries. */
interface Audited {
  readonly audit?: AuditLine;
}

/** Writes in the commit of a decision that moves no money. */
type Noted = Parameters<PaymentParts['withdrawals']['approve']>[2];

/**
 * Approves a withdrawal: it is sent to the gateway by a job of the same commit. With `version`, only while it is
 * still what the decider looked at.
 *
 * @refuses payment-not-found, payment-move-refused, withdrawals-frozen
 */
export async function approveWithdrawal(
  parts: PaymentParts,
  { staff, id, now, version, noted }: StaffDecision<WithdrawalId> & { version?: number; noted?: Noted },
): Promise<Withdrawal | Refusal<'payment-not-found' | 'payment-move-refused' | 'withdrawals-frozen'>> {
  if (await parts.ledger.isFrozen()) return refuse('withdrawals-frozen');
  const isApproved = await parts.withdrawals.approve(id, { staff, version: version ?? null, at: now }, noted);
  const withdrawal = await parts.withdrawals.find(id);
  if (!withdrawal) return refuse('payment-not-found');
  return isApproved ? withdrawal : refuse('payment-move-refused');
}

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

/**
 * Releases a deposit that was held for review: what the gateway last reported as paid is credited.
 *
 * @refuses payment-not-found, payment-move-refused, payment-mismatch, currency-mismatch, too-busy
 */
export async function releaseDeposit(
  parts: PaymentParts,
  { staff, id, now, audit }: StaffDecision<DepositId> & Audited,
): Promise<string | Refusal<ReportRefusal | 'payment-move-refused' | 'currency-mismatch'>> {
  const deposit = await parts.deposits.find(id);
  if (!deposit) return refuse('payment-not-found');
  const report = await parts.reports.lastPaid(deposit.gateway, 'deposit', deposit.id);
  if (deposit.status !== 'blocked' || !report) return refuse('payment-move-refused');
  if (report.currency !== deposit.currency) return refuse('currency-mismatch');
  const credit = { report, reportId: report.id, from: ['blocked'], key: `${report.payment}:released`, now };
  const done = await creditDeposit(parts, deposit, { ...credit, reason: `released-by-${staff}`, audit });
  return done ?? refuse('payment-move-refused');
}
