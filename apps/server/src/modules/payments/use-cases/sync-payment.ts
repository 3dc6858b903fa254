import { type Instant, isRefusal } from '@ordago/kernel';
import { nextSyncAt } from '../domain/back-off.ts';
import type { Direction } from '../domain/payment.ts';
import { applyDepositReport } from './apply-deposit-report.ts';
import { applyWithdrawalReport } from './apply-withdrawal-report.ts';
import type { PaymentParts } from './parts.ts';
import { sendWithdrawal } from './send-withdrawal.ts';

/**
 * The job that asks the gateway what became of a payment that is not decided, with growing pauses and for about two
 * days; after that it is left to people. It never decides by itself that a payment failed.
 */
export async function syncPayment(
  parts: PaymentParts,
  query: { direction: Direction; id: string; now: Instant },
): Promise<void> {
  const { direction, id, now } = query;
  const payment = await openPayment(parts, direction, id);
  if (!payment) return;
  const answer = await parts.gateway.query(direction, id);
  if (answer.outcome === 'found') {
    const { report } = answer;
    const eventId = `poll:${direction}:${report.payment}:${report.word}:${report.units}`;
    const apply = direction === 'deposit' ? applyDepositReport : applyWithdrawalReport;
    await apply(parts, { report, eventId, source: 'poll', now });
  }
  // The gateway does not know the payout: the job that sends it was lost on the way.
  if (answer.outcome === 'unknown' && direction === 'withdrawal') await sendWithdrawal(parts, id, now);
  if (!(await openPayment(parts, direction, id))) return;
  const next = nextSyncAt(payment.syncAttempts + 1, now);
  if (next !== null) await parts.reports.scheduleSync(direction, id, next);
  else await flag(parts, direction, id, now);
}

async function openPayment(parts: PaymentParts, direction: Direction, id: string) {
  const payment = direction === 'deposit' ? await parts.deposits.find(id) : await parts.withdrawals.find(id);
  if (!payment || isRefusal(payment)) return null;
  const isOpen = payment.status === 'processing' || (direction === 'deposit' && payment.status === 'created');
  return isOpen ? payment : null;
}

async function flag(parts: PaymentParts, direction: Direction, id: string, now: Instant): Promise<void> {
  const payment = direction === 'deposit' ? await parts.deposits.find(id) : null;
  if (payment) return parts.deposits.flagForReview(payment.id, { cause: 'undecided', at: now });
  const withdrawal = await parts.withdrawals.find(id);
  if (withdrawal) await parts.withdrawals.flagForReview(withdrawal.id, { cause: 'undecided', at: now });
}
