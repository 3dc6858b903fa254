import { idOf, type PlayerId, type Units } from '@ordago/kernel';
import type { Pool } from 'pg';
import { clampPage, IN_SCOPE, type Paged, type PageQuery, type StaffScope } from '../../../platform/db/staff-scope.ts';
import type { Payee } from '../domain/payment.ts';
import type { DepositStatus, WithdrawalStatus } from '../domain/payment-states.ts';

export type { Paged, PageQuery, StaffScope } from '../../../platform/db/staff-scope.ts';

/** A withdrawal as the back office of staff shows it. */
export interface StaffWithdrawal {
  readonly id: string;
  readonly version: number;
  readonly player: PlayerId;
  readonly username: string;
  readonly locale: string;
  /** The member of staff whose direct player this is. */
  readonly agent: string | null;
  readonly units: Units;
  readonly currency: string;
  readonly method: string;
  readonly fullName: string;
  readonly payee: Payee;
  readonly status: WithdrawalStatus;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  /** Up to what an admin approves in this currency; null where they approve nothing. */
  readonly cap: Units | null;
  /** Marked for a person. */
  readonly needsReview: boolean;
}

/** A deposit that waits for a person. */
export interface StaffDeposit {
  readonly id: string;
  readonly player: PlayerId;
  readonly username: string;
  readonly currency: string;
  readonly method: string;
  readonly units: Units;
  readonly reported: Units | null;
  readonly reportedCurrency: string | null;
  readonly status: DepositStatus;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly cap: Units | null;
}

/** Payments as staff see them: a row beyond their scope is treated as if it did not exist. */
export interface PaymentsQueueRepository {
  withdrawals(
    scope: StaffScope,
    query: PageQuery & { readonly statuses: readonly WithdrawalStatus[] },
  ): Promise<Paged<StaffWithdrawal>>;
  withdrawal(scope: StaffScope, id: string): Promise<StaffWithdrawal | null>;
  deposits(scope: StaffScope, query: PageQuery): Promise<Paged<StaffDeposit>>;
  deposit(scope: StaffScope, id: string): Promise<StaffDeposit | null>;
}

export function createPaymentsQueueRepository(pool: Pool): PaymentsQueueRepository {
  return {
    withdrawals: async (scope, query) => {
      const values = [scope.staff, scope.level, query.statuses];
      const filter = `${IN_SCOPE} and w.status = any ($3)`;
      const { offset, ...page } = await pageOf(pool, `${WITHDRAWALS} where ${filter}`, values, query);
      const found = await pool.query<WithdrawalRow>(
        `select ${WITHDRAWAL_COLUMNS} ${WITHDRAWALS} where ${filter} order by w.id desc limit $4 offset $5`,
        [...values, query.count, offset],
      );
      return { rows: found.rows.map(toWithdrawal), ...page };
    },
    withdrawal: async (scope, id) => {
      const found = await pool.query<WithdrawalRow>(
        `select ${WITHDRAWAL_COLUMNS} ${WITHDRAWALS} where ${IN_SCOPE} and w.id = $3`,
        [scope.staff, scope.level, id],
      );
      return found.rows[0] ? toWithdrawal(found.rows[0]) : null;
    },
    deposits: async (scope, query) => {
      const values = [scope.staff, scope.level];
      const filter = `${IN_SCOPE} and ${TO_REVIEW}`;
      const { offset, ...page } = await pageOf(pool, `${DEPOSITS} where ${filter}`, values, query);
      const found = await pool.query<DepositRow>(
        `select ${DEPOSIT_COLUMNS} ${DEPOSITS} where ${filter} order by d.id desc limit $3 offset $4`,
        [...values, query.count, offset],
      );
      return { rows: found.rows.map(toDeposit), ...page };
    },
    deposit: async (scope, id) => {
      const found = await pool.query<DepositRow>(
        `select ${DEPOSIT_COLUMNS} ${DEPOSITS} where ${IN_SCOPE} and d.id = $3`,
        [scope.staff, scope.level, id],
      );
      return found.rows[0] ? toDeposit(found.rows[0]) : null;
    },
  };
}

async function pageOf(pool: Pool, from: string, values: unknown[], query: PageQuery) {
  const counted = await pool.query<{ total: number }>(`select count(*)::int as total ${from}`, values);
  const count = counted.rows[0]?.total ?? 0;
  return { count, ...clampPage(count, query) };
}

const WITHDRAWALS = `from payments.withdrawal w join players.published_player p on p.id = w.player
  left join identity.published_staff decider on decider.id = w.decided_by
  left join payments.approval_cap cap on cap.currency = w.currency`;
const WITHDRAWAL_COLUMNS = `w.id, w.version, w.player, p.username, p.locale, p.parent_agent_id as agent, w.units::text,
  w.currency, w.method, w.full_name, w.payee, w.status, w.reason, w.created_at, decider.username as decided_by,
  w.decided_at, cap.max_units::text as cap, w.needs_review`;

const TO_REVIEW = `(d.status = 'blocked' or d.needs_review)`;
/** With what the gateway last reported as paid. */
const DEPOSITS = `from payments.deposit d join players.published_player p on p.id = d.player
  left join payments.approval_cap cap on cap.currency = d.currency
  left join lateral (
    select r.units, r.currency from payments.gateway_report r
    where r.gateway = d.gateway and r.direction = 'deposit' and r.reference = d.id::text and r.status = 'paid'
    order by r.id desc limit 1) paid on true`;
const DEPOSIT_COLUMNS = `d.id, d.player, p.username, d.currency, d.method, d.units::text, paid.units::text as reported,
  paid.currency as reported_currency, d.status, d.reason, d.created_at, cap.max_units::text as cap`;

interface WithdrawalRow {
  readonly id: string;
  readonly version: number;
  readonly player: string;
  readonly username: string;
  readonly locale: string;
  readonly agent: string | null;
  readonly units: string;
  readonly currency: string;
  readonly method: string;
  readonly full_name: string;
  readonly payee: Payee;
  readonly status: WithdrawalStatus;
  readonly reason: string | null;
  readonly created_at: Date;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly cap: string | null;
  readonly needs_review: boolean;
}

interface DepositRow {
  readonly id: string;
  readonly player: string;
  readonly username: string;
  readonly currency: string;
  readonly method: string;
  readonly units: string;
  readonly reported: string | null;
  readonly reported_currency: string | null;
  readonly status: DepositStatus;
  readonly reason: string | null;
  readonly created_at: Date;
  readonly cap: string | null;
}

function toWithdrawal(row: WithdrawalRow): StaffWithdrawal {
  const { full_name: fullName, created_at: createdAt, decided_by: decidedBy, decided_at: decidedAt, ...others } = row;
  const { needs_review: needsReview, ...rest } = others;
  const player = idOf<PlayerId>(row.player);
  return {
    ...rest,
    player,
    units: BigInt(row.units),
    fullName,
    createdAt,
    decidedBy,
    decidedAt,
    needsReview,
    cap: units(row.cap),
  };
}

function toDeposit(row: DepositRow): StaffDeposit {
  const { reported_currency: reportedCurrency, created_at: createdAt, ...rest } = row;
  const amounts = { units: BigInt(row.units), reported: units(row.reported), cap: units(row.cap) };
  return { ...rest, ...amounts, player: idOf<PlayerId>(row.player), reportedCurrency, createdAt };
}

function units(text: string | null): Units | null {
  return text === null ? null : BigInt(text);
}
