import { type DepositId, type Refusal, refuse } from '@ordago/kernel';
import { creditDeposit } from './credit-deposit.ts';
import type { Audited, PaymentParts, StaffDecision } from './parts.ts';
import type { ReportRefusal } from './record-report.ts';

/**
 * Releases a deposit that was held for review: what the gateway last reported as paid is credited.
 *
 * @refuses payment-not-found, payment-move-refused, payment-mismatch, currency-mismatch, nonce-replayed, too-busy
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
  const done = await creditDeposit(parts, deposit, { ...credit, releasedBy: staff, audit });
  return done ?? refuse('payment-move-refused');
}
