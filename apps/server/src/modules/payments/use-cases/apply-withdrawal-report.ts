import { assertNever, type Refusal, refuse } from '@ordago/kernel';
import { nextSyncAt } from '../domain/back-off.ts';
import { judgeWithdrawalReport } from '../domain/judge-report.ts';
import type { PaymentReport, Withdrawal } from '../domain/payment.ts';
import { endWithdrawal } from './end-withdrawal.ts';
import type { PaymentParts } from './parts.ts';
import { type IncomingReport, type ReportRefusal, recordReport } from './record-report.ts';

const ROUNDS_MAX = 5;

/**
 * Acts on a verified report about a withdrawal, once per event. Answers what was done.
 *
 * @refuses nonce-replayed, payment-not-found, payment-mismatch, too-busy
 */
export async function applyWithdrawalReport(
  parts: PaymentParts,
  incoming: IncomingReport,
): Promise<string | Refusal<ReportRefusal>> {
  return recordReport(parts, incoming, async (reportId) => {
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const withdrawal = await withdrawalOf(parts, incoming.report);
      if (typeof withdrawal === 'string') return refuse(withdrawal);
      const done = await act(parts, withdrawal, incoming, reportId);
      if (done !== null) return done;
    }
    return refuse('too-busy');
  });
}

async function withdrawalOf(
  parts: PaymentParts,
  report: PaymentReport,
): Promise<Withdrawal | 'payment-not-found' | 'payment-mismatch'> {
  if (!/^[1-9][0-9]{0,17}$/.test(report.reference)) return 'payment-not-found';
  const withdrawal = await parts.withdrawals.find(report.reference);
  if (!withdrawal || withdrawal.gateway !== report.gateway) return 'payment-not-found';
  const isOther = withdrawal.gatewayPayment !== null && withdrawal.gatewayPayment !== report.payment;
  return isOther ? 'payment-mismatch' : withdrawal;
}

/** One try; null when the withdrawal moved meanwhile and must be judged anew. */
async function act(
  parts: PaymentParts,
  withdrawal: Withdrawal,
  { report, now, source }: IncomingReport,
  reportId: string,
): Promise<string | Refusal<ReportRefusal> | null> {
  const judgement = judgeWithdrawalReport(withdrawal, report);
  const end = { payment: report.payment, reportId, now };
  switch (judgement.act) {
    case 'ignore':
      return 'ignored';
    case 'review':
      await parts.withdrawals.flagForReview(withdrawal.id, { cause: 'contradicted', at: now });
      return 'review';
    case 'wait':
      await parts.withdrawals.attach(withdrawal.id, report.payment, now);
      if (source === 'webhook')
        await parts.reports.scheduleSync('withdrawal', withdrawal.id, nextSyncAt(0, now) ?? now);
      return 'waiting';
    case 'block': {
      const block = { from: ['processing'], reason: judgement.reason, at: now } as const;
      return (await parts.withdrawals.block(withdrawal.id, block)) ? 'blocked' : null;
    }
    case 'complete':
      return endWithdrawal(parts, withdrawal, { ...end, edge: 'completed' });
    case 'return':
      return endWithdrawal(parts, withdrawal, { ...end, edge: 'returned', reason: judgement.reason });
    default:
      return assertNever(judgement, 'judgement');
  }
}
