import { assertNever, type Refusal, refuse } from '@ordago/kernel';
import { digestOf } from '../../ledger/index.ts';
import { nextSyncAt } from '../domain/back-off.ts';
import { type DepositJudgement, judgeDepositReport } from '../domain/judge-report.ts';
import type { Deposit, PaymentReport } from '../domain/payment.ts';
import { DEPOSIT_MOVES, sourcesOf } from '../domain/payment-states.ts';
import { creditDeposit } from './credit-deposit.ts';
import type { PaymentParts } from './parts.ts';
import { type IncomingReport, type ReportRefusal, recordReport } from './record-report.ts';

/** Most times that a report is judged anew because the deposit moved under it. */
const ROUNDS_MAX = 5;

/**
 * Acts on a verified report about a deposit, once per event however often it comes. Answers what was done.
 *
 * @refuses nonce-replayed, payment-not-found, payment-mismatch, too-busy
 */
export async function applyDepositReport(
  parts: PaymentParts,
  incoming: IncomingReport,
): Promise<string | Refusal<ReportRefusal>> {
  return recordReport(parts, incoming, async (reportId) => {
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const deposit = await depositOf(parts, incoming.report);
      if (typeof deposit === 'string') return refuse(deposit);
      const done = await act(parts, deposit, { ...incoming, reportId });
      if (done !== null) return done;
    }
    return refuse('too-busy');
  });
}

interface Acting extends IncomingReport {
  readonly reportId: string;
}

async function depositOf(
  parts: PaymentParts,
  report: PaymentReport,
): Promise<Deposit | 'payment-not-found' | 'payment-mismatch'> {
  if (!/^[1-9][0-9]{0,17}$/.test(report.reference)) return 'payment-not-found';
  const deposit = await parts.deposits.find(report.reference);
  if (!deposit || deposit.gateway !== report.gateway) return 'payment-not-found';
  const isOther = deposit.gatewayPayment !== null && deposit.gatewayPayment !== report.payment;
  return isOther ? 'payment-mismatch' : deposit;
}

/** One try; null when the deposit moved meanwhile and must be judged anew. */
async function act(
  parts: PaymentParts,
  deposit: Deposit,
  acting: Acting,
): Promise<string | Refusal<ReportRefusal> | null> {
  const judgement = judgeDepositReport(deposit, acting.report);
  switch (judgement.act) {
    case 'ignore':
      return 'ignored';
    case 'review':
      await parts.deposits.flagForReview(deposit.id, { cause: 'contradicted', at: acting.now });
      return 'review';
    case 'wait':
      return wait(parts, deposit, acting);
    case 'move':
      return move(parts, deposit, judgement, acting);
    case 'credit':
      return creditDeposit(parts, deposit, {
        ...acting,
        from: ['created', 'processing'],
        key: `${acting.report.payment}:paid`,
      });
    case 'refund':
      return refundDeposit(parts, deposit, acting);
    default:
      return assertNever(judgement, 'judgement');
  }
}

/** Decides nothing: an unknown status is asked for again soon, a known one when its turn comes. */
async function wait(parts: PaymentParts, deposit: Deposit, { report, now, source }: Acting): Promise<string> {
  const move = { from: ['created'], to: 'processing', reason: null, payment: report.payment, at: now } as const;
  await parts.deposits.move(deposit.id, move);
  if (source === 'webhook') await parts.reports.scheduleSync('deposit', deposit.id, nextSyncAt(0, now) ?? now);
  return 'waiting';
}

async function move(
  parts: PaymentParts,
  deposit: Deposit,
  { to, reason }: Extract<DepositJudgement, { act: 'move' }>,
  { report, now }: Acting,
): Promise<string | null> {
  const from = sourcesOf(DEPOSIT_MOVES, to).filter((status) => status === deposit.status);
  const isMoved = await parts.deposits.move(deposit.id, { from, to, reason, payment: report.payment, at: now });
  return isMoved ? to : null;
}

/** Takes a credit back, or, when there was none yet, keeps it from ever happening. What is spent becomes a debt. */
async function refundDeposit(
  parts: PaymentParts,
  deposit: Deposit,
  { report, now }: Acting,
): Promise<string | Refusal<ReportRefusal>> {
  const scope = `psp:${deposit.gateway}`;
  const verdict = await parts.ledger.apply({
    scope,
    key: `${report.payment}:refunded`,
    digest: digestOf({ deposit: deposit.id, payment: report.payment, refunded: true }),
    kind: 'payments.refund-deposit',
    player: deposit.player,
    moves: [],
    rollsBack: { scope, key: deposit.creditKey ?? `${report.payment}:paid` },
    payload: { deposit: deposit.id },
    at: now,
  });
  if (verdict.verdict === 'accepted') return 'refunded';
  if (verdict.verdict === 'refused' && verdict.op === null) return refuse('too-busy');
  await parts.deposits.flagForReview(deposit.id, { cause: 'contradicted', at: now });
  return 'review';
}
