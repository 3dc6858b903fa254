import { type Instant, isRefusal } from '@ordago/kernel';
import { nextSyncAt } from '../domain/back-off.ts';
import { applyWithdrawalReport } from './apply-withdrawal-report.ts';
import { endWithdrawal } from './end-withdrawal.ts';
import type { PaymentParts } from './parts.ts';

/** Thrown to have the job tried again later. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}

/**
 * The job that sends an approved withdrawal to the gateway, with our id as the gateway's key: however often it runs,
 * at most one payout is paid (reliability, invariant 21). Only an explicit no returns the money; whatever else happens,
 * the withdrawal stays in processing and is asked for. A debt that arose since the approval blocks it for staff.
 *
 * @throws NotYet while the ledger is too busy
 */
export async function sendWithdrawal(parts: PaymentParts, id: string, now: Instant): Promise<void> {
  const withdrawal = await parts.withdrawals.find(id);
  if (withdrawal?.status !== 'processing' || withdrawal.gatewayPayment !== null) return;
  const askLater = () =>
    parts.reports.scheduleSync('withdrawal', withdrawal.id, nextSyncAt(withdrawal.syncAttempts, now) ?? now);
  if (await parts.ledger.isFrozen()) return askLater();
  if (await parts.withdrawals.blockIfOwed(withdrawal.id, now)) return;
  const account = await parts.accounts.payingPlayer(withdrawal.player);
  const answer = await parts.gateway.sendPayout({
    reference: withdrawal.id,
    units: withdrawal.units,
    currency: withdrawal.currency,
    method: withdrawal.method,
    username: account?.username ?? '',
    fullName: withdrawal.fullName,
    payee: withdrawal.payee,
  });
  if (answer.outcome === 'unreachable') return askLater();
  if (answer.outcome === 'declined') {
    const done = await endWithdrawal(parts, withdrawal, { edge: 'returned', reason: answer.reason, now });
    if (isRefusal(done)) throw new NotYet(done.name);
    return;
  }
  const { report } = answer;
  await parts.withdrawals.attach(withdrawal.id, report.payment, now);
  if (report.status === 'pending') return askLater();
  const eventId = `send:${report.payment}:${report.word}`;
  const applied = await applyWithdrawalReport(parts, { report, eventId, source: 'poll', now });
  if (isRefusal(applied)) throw new NotYet(applied.name);
}
