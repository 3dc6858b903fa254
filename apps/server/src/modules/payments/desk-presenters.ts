import { amountString, instantString, type StaffDepositRow, type StaffWithdrawalRow } from '@ordago/contracts';
import { instant, type Units } from '@ordago/kernel';
import { approvalBound, type Decider, mayApprove } from './domain/approval.ts';
import type { DeskDeposit, DeskWithdrawal } from './repository/desk.repository.ts';

/** How payments look on the desk of staff: whoever decides sees where the money goes, and never a whole number. */
export function presentDeskWithdrawal(row: DeskWithdrawal, by: Decider): StaffWithdrawalRow {
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
  };
}

export function presentDeskDeposit(row: DeskDeposit, by: Decider): StaffDepositRow {
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
