import { assertNever } from '@ordago/kernel';
import type { Deposit, PaymentReport, Withdrawal } from './payment.ts';

/** Effect of a report on a deposit. `reason` is a name that histories show. */
export type DepositJudgement =
  | { readonly act: 'ignore' }
  | { readonly act: 'wait' }
  | { readonly act: 'credit' }
  | { readonly act: 'refund' }
  | { readonly act: 'move'; readonly to: 'blocked' | 'declined' | 'cancelled'; readonly reason: string }
  /** The report contradicts what has happened; nothing moves, staff review it. */
  | { readonly act: 'review' };

const IGNORE = { act: 'ignore' } as const;
const REVIEW = { act: 'review' } as const;

/**
 * Judges a verified report against the current deposit (reliability, invariant 18): the credit is what the gateway
 * reports, and only when it is what was asked for; anything else is held for review.
 */
export function judgeDepositReport(deposit: Deposit, report: PaymentReport): DepositJudgement {
  if (deposit.status === 'refunded' || deposit.isRefundSeen) return IGNORE;
  const isOpen = deposit.status === 'created' || deposit.status === 'processing';
  switch (report.status) {
    case 'pending':
      return isOpen ? { act: 'wait' } : IGNORE;
    case 'declined':
      return isOpen
        ? { act: 'move', to: 'declined', reason: wordOf(report, 'declined-by-gateway') }
        : contradiction(deposit);
    case 'expired':
      return isOpen ? { act: 'move', to: 'cancelled', reason: 'expired' } : contradiction(deposit);
    case 'paid':
      return judgePaid(deposit, report, isOpen);
    case 'refunded':
      return judgeRefund(deposit, report, isOpen);
    default:
      return assertNever(report.status, 'report');
  }
}

function judgePaid(deposit: Deposit, report: PaymentReport, isOpen: boolean): DepositJudgement {
  if (deposit.status === 'completed') return matches(deposit, report) ? IGNORE : REVIEW;
  if (deposit.status === 'blocked') return IGNORE;
  if (!isOpen) return { act: 'move', to: 'blocked', reason: 'paid-after-end' };
  if (report.currency !== deposit.currency) return { act: 'move', to: 'blocked', reason: 'currency-differs' };
  if (report.units !== deposit.units) return { act: 'move', to: 'blocked', reason: 'amount-differs' };
  return { act: 'credit' };
}

function judgeRefund(deposit: Deposit, report: PaymentReport, isOpen: boolean): DepositJudgement {
  if (deposit.status === 'completed') {
    const isWhole = report.units === deposit.creditedUnits && report.currency === deposit.currency;
    return isWhole ? { act: 'refund' } : REVIEW;
  }
  // Not credited: the tombstone keeps a report of payment that comes late from ever crediting it.
  return isOpen || deposit.status === 'blocked' ? { act: 'refund' } : IGNORE;
}

/** A refusal of something that was paid, or held because it was paid, is a person's business. */
function contradiction(deposit: Deposit): DepositJudgement {
  return deposit.status === 'completed' || deposit.status === 'blocked' ? REVIEW : IGNORE;
}

function matches(deposit: Deposit, report: PaymentReport): boolean {
  return report.units === deposit.creditedUnits && report.currency === deposit.currency;
}

export type WithdrawalJudgement =
  | { readonly act: 'ignore' }
  | { readonly act: 'wait' }
  | { readonly act: 'complete' }
  | { readonly act: 'return'; readonly reason: string }
  | { readonly act: 'block'; readonly reason: string }
  | { readonly act: 'review' };

/**
 * Judges a verified report against the current withdrawal (reliability, invariants 19 and 21). Only explicit statuses
 * end it: an unknown outcome stays in processing and is asked for again.
 */
export function judgeWithdrawalReport(withdrawal: Withdrawal, report: PaymentReport): WithdrawalJudgement {
  const isSame = report.units === withdrawal.units && report.currency === withdrawal.currency;
  if (withdrawal.status !== 'processing') return judgeStray(withdrawal, report);
  switch (report.status) {
    case 'pending':
      return { act: 'wait' };
    case 'paid':
      return isSame ? { act: 'complete' } : { act: 'block', reason: 'amount-differs' };
    case 'declined':
    case 'expired':
    case 'refunded':
      return { act: 'return', reason: wordOf(report, 'declined-by-gateway') };
    default:
      return assertNever(report.status, 'report');
  }
}

/**
 * Judges a report about a withdrawal that is not with the gateway: repetitions change nothing, contradictions are
 * reviewed.
 */
function judgeStray(withdrawal: Withdrawal, report: PaymentReport): WithdrawalJudgement {
  if (withdrawal.status === 'completed') {
    return report.status === 'paid' || report.status === 'pending' ? IGNORE : REVIEW;
  }
  return report.status === 'paid' ? REVIEW : IGNORE;
}

/** The gateway's reason when it is a plain word of ours to show, else the fallback. */
function wordOf(report: PaymentReport, fallback: string): string {
  return report.reason !== null && /^[a-z][a-z-]{1,39}$/.test(report.reason) ? report.reason : fallback;
}
