import {
  type AnswerIn,
  amountNumber,
  amountString,
  CRYPTO_TYPES,
  type FieldRule,
  instantString,
  type limitShape,
  type listPaymentMethods,
  PAYMENT_METHOD_ROWS,
  PAYMENT_METHODS,
  type PaymentMethodName,
  paymentView,
  type readDeposit,
  type StaffDepositRow,
  type StaffWithdrawalRow,
  topUpView,
  withdrawalView,
} from '@ordago/contracts';
import { assert, instant, type Units } from '@ordago/kernel';
import type * as z from 'zod';
import { approvalBound, type Decider, mayApprove } from './domain/approval.ts';
import { limitOf, type MethodOffer, type PaymentLimit } from './domain/limits.ts';
import type { Deposit, Direction, Withdrawal } from './domain/payment.ts';
import type { DepositStatus, WithdrawalStatus } from './domain/payment-states.ts';
import type { PaymentLine } from './repository/history.repository.ts';
import type { StaffDeposit, StaffWithdrawal } from './repository/payments-queue.repository.ts';

/** Payments in the format of the wire; the legacy numbers come from the status views (semantics D8, D53). */

type MethodRow = AnswerIn<typeof listPaymentMethods>[number];

export function presentLimit(limit: PaymentLimit): z.input<typeof limitShape> {
  return { currency: limit.currency, min_amount: amountNumber(limit.min), max_amount: amountNumber(limit.max) };
}

/** Every method in the order of the screens, with what it asks and allows in the player's currency. */
export function presentMethods(offers: readonly MethodOffer[], currency: string | null): MethodRow[] {
  return PAYMENT_METHODS.map((name) => {
    const offer = offers.find((candidate) => candidate.name === name);
    const row = PAYMENT_METHOD_ROWS[name];
    const side = (direction: Direction) => {
      const limit = currency === null ? null : limitOf(offer, direction, currency);
      return {
        limits: limit && presentLimit(limit),
        fee: amountNumber(0n),
        time: row.time[direction],
        fields: row[direction].map(presentField),
      };
    };
    return {
      name,
      value: name,
      active: offer?.isActive ?? false,
      label: row.label,
      deposit: side('deposit'),
      withdrawal: side('withdrawal'),
      crypto_types: name === 'crypto' ? CRYPTO_TYPES.map(presentCryptoType) : [],
    };
  });
}

function presentField({ name, kind, required, lengthMin, lengthMax, label }: FieldRule) {
  return { name, kind, required, length_min: lengthMin, length_max: lengthMax, label };
}

function presentCryptoType({ code, asset, network, label, walletRegex, needsMemo }: (typeof CRYPTO_TYPES)[number]) {
  return { code, asset, network, label, wallet_regex: walletRegex, needs_memo: needsMemo };
}

export function presentDepositLine(line: PaymentLine) {
  const status = line.status as DepositStatus;
  return {
    id: line.id,
    amount: amountNumber(line.units),
    comment: line.reason ?? '',
    currency: line.currency,
    date: instantString(line.at),
    status: topUpView.codeOf(status),
    status_name: status,
    method: methodName(line.method),
  };
}

export function presentDeposit(deposit: Deposit): AnswerIn<typeof readDeposit> {
  const isOpen = deposit.status === 'created' || deposit.status === 'processing';
  return {
    id: deposit.id,
    amount: amountNumber(deposit.units),
    comment: deposit.reason ?? '',
    currency: deposit.currency,
    date: instantString(deposit.createdAt),
    status: topUpView.codeOf(deposit.status),
    status_name: deposit.status,
    method: methodName(deposit.method),
    credited_amount: deposit.creditedUnits === null ? null : amountString(deposit.creditedUnits),
    link: isOpen ? deposit.link : null,
  };
}

export function presentWithdrawalLine(line: PaymentLine, player: string) {
  const status = line.status as WithdrawalStatus;
  return {
    id: line.id,
    create_date: instantString(line.at),
    amount: amountNumber(line.units),
    currency: line.currency,
    status: withdrawalView.codeOf(status),
    status_name: status,
    player_id: player,
    comment: line.reason ?? '',
    method: methodName(line.method),
    can_cancel: status === 'created',
  };
}

export function presentWithdrawal(withdrawal: Withdrawal) {
  const { id, units, currency, method, status, reason, createdAt: at, player } = withdrawal;
  return presentWithdrawalLine({ id, direction: 'withdrawal', units, currency, method, status, reason, at }, player);
}

export function presentPaymentLine(line: PaymentLine) {
  return {
    id: line.id,
    type: line.direction,
    amount: amountNumber(line.units),
    currency: line.currency,
    date: instantString(line.at),
    status: paymentView.codeOf(line.status),
    status_name: line.status,
    comment: line.reason ?? '',
    method: methodName(line.method),
  };
}

function methodName(text: string): PaymentMethodName {
  const name = PAYMENT_METHODS.find((known) => known === text);
  assert(name !== undefined, `unknown payment method in the books: ${text}`);
  return name;
}

const ENDED: readonly WithdrawalStatus[] = ['completed', 'declined', 'cancelled'];

/** Presents a withdrawal in the back office: whoever decides sees where the money goes, and never a whole number. */
export function presentStaffWithdrawal(row: StaffWithdrawal, by: Decider): StaffWithdrawalRow {
  const bound = approvalBound(by, row);
  return {
    id: row.id,
    version: row.version,
    player: row.player,
    username: row.username,
    player_locale: row.locale,
    amount: amountString(row.units),
    currency: row.currency,
    method: row.method,
    full_name: row.fullName,
    payee: Object.entries(row.payee).map(([field, value]) => ({ field, value: masked(field, value) })),
    status: row.status,
    reason: row.reason,
    created_at: iso(row.createdAt),
    decided_by: row.decidedBy,
    decided_at: row.decidedBy === null || row.decidedAt === null ? null : iso(row.decidedAt),
    approval_cap: bound === null ? null : amountString(bound),
    may_approve: mayApprove(by, row),
    needs_review: row.needsReview,
    may_close: row.needsReview && ENDED.includes(row.status) && mayApprove(by, row),
  };
}

export function presentStaffDeposit(row: StaffDeposit, by: Decider): StaffDepositRow {
  const { reported, reportedCurrency, currency, cap } = row;
  const canCredit = row.status === 'blocked' && reported !== null && reportedCurrency === currency;
  return {
    id: row.id,
    player: row.player,
    username: row.username,
    currency,
    method: row.method,
    amount: amountString(row.units),
    reported: reported === null ? null : amountString(reported),
    reported_currency: reportedCurrency,
    status: row.status,
    reason: row.reason,
    created_at: iso(row.createdAt),
    may_release: canCredit && mayApprove(by, { units: reported, cap }),
    may_close: row.status !== 'blocked' && mayApprove(by, { units: reported ?? row.units, cap }),
  };
}

export function presentCredited(id: string, units: Units) {
  return { id, credited: amountString(units) };
}

/** Fields that name no account. */
const OPEN_FIELDS: readonly string[] = ['crypto_type', 'network', 'bank_name'];

/** Both ends of an account number or address; of a short one the last two symbols. */
function masked(field: string, value: string): string {
  if (OPEN_FIELDS.includes(field)) return value;
  return value.length >= 12 ? `${value.slice(0, 4)}…${value.slice(-4)}` : `…${value.slice(-2)}`;
}

function iso(at: Date): string {
  return instantString(instant(at.getTime()));
}
