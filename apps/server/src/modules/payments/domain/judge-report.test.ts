import { currency, type DepositId, idOf, instant, type PlayerId, type WithdrawalId } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { judgeDepositReport, judgeWithdrawalReport } from './judge-report.ts';
import type { Deposit, PaymentReport, ReportStatus, Withdrawal } from './payment.ts';
import {
  DEPOSIT_MOVES,
  DEPOSIT_STATUSES,
  type DepositStatus,
  WITHDRAWAL_STATUSES,
  type WithdrawalStatus,
} from './payment-states.ts';

const USD = currency('USD');

function deposit(status: DepositStatus): Deposit {
  return {
    id: idOf<DepositId>('1'),
    player: idOf<PlayerId>('1'),
    currency: USD,
    gateway: 'xpay',
    method: 'papara',
    cryptoType: null,
    fullName: 'Ana',
    units: 500n,
    requestDigest: 'd',
    status,
    reason: null,
    gatewayPayment: null,
    link: null,
    creditedUnits: status === 'completed' ? 500n : null,
    creditKey: null,
    isRefundSeen: false,
    syncAttempts: 0,
    createdAt: instant(0),
  };
}

function withdrawal(status: WithdrawalStatus): Withdrawal {
  return {
    id: idOf<WithdrawalId>('1'),
    player: idOf<PlayerId>('1'),
    currency: USD,
    gateway: 'xpay',
    method: 'papara',
    units: 500n,
    fullName: 'Ana',
    payee: {},
    status,
    version: 1,
    reason: null,
    gatewayPayment: null,
    decidedBy: null,
    syncAttempts: 0,
    createdAt: instant(0),
  };
}

function report(status: ReportStatus, rest: Partial<PaymentReport> = {}): PaymentReport {
  return {
    gateway: 'xpay',
    payment: 'p',
    reference: '1',
    direction: 'deposit',
    status,
    word: status,
    units: 500n,
    currency: 'USD',
    reason: null,
    ...rest,
  };
}

/** Effect of each report in each state: one row per state, one column per word. */
const DEPOSIT_TABLE: Record<DepositStatus, Record<ReportStatus, string>> = {
  created: { pending: 'wait', paid: 'credit', declined: 'declined', expired: 'cancelled', refunded: 'refund' },
  processing: { pending: 'wait', paid: 'credit', declined: 'declined', expired: 'cancelled', refunded: 'refund' },
  blocked: { pending: 'ignore', paid: 'ignore', declined: 'review', expired: 'review', refunded: 'refund' },
  completed: { pending: 'ignore', paid: 'ignore', declined: 'review', expired: 'review', refunded: 'refund' },
  declined: { pending: 'ignore', paid: 'blocked', declined: 'ignore', expired: 'ignore', refunded: 'ignore' },
  cancelled: { pending: 'ignore', paid: 'blocked', declined: 'ignore', expired: 'ignore', refunded: 'ignore' },
  failed: { pending: 'ignore', paid: 'blocked', declined: 'ignore', expired: 'ignore', refunded: 'ignore' },
  refunded: { pending: 'ignore', paid: 'ignore', declined: 'ignore', expired: 'ignore', refunded: 'ignore' },
};

const WITHDRAWAL_TABLE: Record<WithdrawalStatus, Record<ReportStatus, string>> = {
  created: { pending: 'ignore', paid: 'review', declined: 'ignore', expired: 'ignore', refunded: 'ignore' },
  processing: { pending: 'wait', paid: 'complete', declined: 'return', expired: 'return', refunded: 'return' },
  blocked: { pending: 'ignore', paid: 'review', declined: 'ignore', expired: 'ignore', refunded: 'ignore' },
  completed: { pending: 'ignore', paid: 'ignore', declined: 'review', expired: 'review', refunded: 'review' },
  declined: { pending: 'ignore', paid: 'review', declined: 'ignore', expired: 'ignore', refunded: 'ignore' },
  cancelled: { pending: 'ignore', paid: 'review', declined: 'ignore', expired: 'ignore', refunded: 'ignore' },
};

const WORDS: ReportStatus[] = ['pending', 'paid', 'declined', 'expired', 'refunded'];

describe('a report about a deposit', () => {
  it.each(
    DEPOSIT_STATUSES.flatMap((status) => WORDS.map((word) => [word, status, DEPOSIT_TABLE[status][word]] as const)),
  )('"%s" of a %s deposit: %s', (word, status, outcome) => {
    const judgement = judgeDepositReport(deposit(status), report(word));
    expect(judgement.act === 'move' ? judgement.to : judgement.act).toBe(outcome);
    if (judgement.act === 'move') expect(DEPOSIT_MOVES[status]).toContain(judgement.to);
  });

  it.each([
    ['more than asked', { units: 501n }, 'amount-differs'],
    ['less than asked', { units: 499n }, 'amount-differs'],
    ['another currency', { currency: 'TRY' }, 'currency-differs'],
  ])('holds %s', (_title, rest, reason) => {
    expect(judgeDepositReport(deposit('processing'), report('paid', rest))).toEqual({
      act: 'move',
      to: 'blocked',
      reason,
    });
  });

  it('is nothing once a refund was seen, and a person where it contradicts the credit', () => {
    expect(judgeDepositReport({ ...deposit('cancelled'), isRefundSeen: true }, report('paid'))).toEqual({
      act: 'ignore',
    });
    expect(judgeDepositReport(deposit('completed'), report('paid', { units: 900n }))).toEqual({ act: 'review' });
    expect(judgeDepositReport(deposit('completed'), report('refunded', { units: 100n }))).toEqual({ act: 'review' });
  });

  it('shows the reason of the gateway only when it is a plain word', () => {
    const reasonOf = (reason: string | null) => judgeDepositReport(deposit('created'), report('declined', { reason }));
    expect(reasonOf('card-expired')).toMatchObject({ reason: 'card-expired' });
    expect(reasonOf('<b>sorry</b>')).toMatchObject({ reason: 'declined-by-gateway' });
    expect(reasonOf(null)).toMatchObject({ reason: 'declined-by-gateway' });
  });
});

describe('a report about a withdrawal', () => {
  it.each(
    WITHDRAWAL_STATUSES.flatMap((status) =>
      WORDS.map((word) => [word, status, WITHDRAWAL_TABLE[status][word]] as const),
    ),
  )('"%s" of a %s withdrawal: %s', (word, status, outcome) => {
    expect(judgeWithdrawalReport(withdrawal(status), report(word)).act).toBe(outcome);
  });

  it.each([
    ['another amount', { units: 499n }],
    ['another currency', { currency: 'TRY' }],
  ])('waits for a person when %s was paid', (_title, rest) => {
    expect(judgeWithdrawalReport(withdrawal('processing'), report('paid', rest)).act).toBe('block');
  });
});
