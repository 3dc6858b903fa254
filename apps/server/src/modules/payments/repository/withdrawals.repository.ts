import {
  currency,
  type Instant,
  idOf,
  instant,
  type PlayerId,
  type Refusal,
  type RefusalParams,
  refuse,
  type StaffId,
  type WithdrawalId,
} from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction, type Queryable } from '../../../platform/db/transaction.ts';
import type { Payee, ReviewCause, Withdrawal } from '../domain/payment.ts';
import type { WithdrawalStatus } from '../domain/payment-states.ts';

export interface WithdrawalsRepository {
  find(id: string): Promise<Withdrawal | null>;
  /** The player's own, else null. */
  findOwn(player: PlayerId, id: WithdrawalId): Promise<Withdrawal | null>;
  /**
   * Created becomes processing, and the job that sends it exists from the same commit on. Refused when it is not created any more, or
   * not at the version that was looked at (payment-move-refused), and for what the player owes by now. `noted` is written in the
   * same commit, last.
   */
  approve(
    id: WithdrawalId,
    by: Approval,
    noted?: (tx: Queryable) => Promise<unknown>,
  ): Promise<Refusal<ApprovalRefusal> | null>;
  /** Blocks an approved one that is about to be sent, if its player owes something by now; true if it did. */
  blockIfOwed(id: WithdrawalId, at: Instant): Promise<boolean>;
  /** Holds it for a person; false when it is in none of the `from` states any more. */
  block(
    id: WithdrawalId,
    block: { readonly from: readonly WithdrawalStatus[]; readonly reason: string; readonly at: Instant },
  ): Promise<boolean>;
  /** Notes the gateway's id of the payout, once. */
  attach(id: WithdrawalId, payment: string, at: Instant): Promise<void>;
  /** Marks it for a person, whatever its state. */
  flagForReview(
    id: WithdrawalId,
    mark: { readonly cause: Exclude<ReviewCause, 'credit-refused'>; readonly at: Instant },
  ): Promise<void>;
  /** Closes what an ended one was marked for; false if it is not marked, or has not ended. `noted` is written in the same commit. */
  closeReview(
    id: WithdrawalId,
    by: { readonly staff: StaffId; readonly at: Instant },
    noted: (tx: Queryable) => Promise<unknown>,
  ): Promise<boolean>;
}

export type ApprovalRefusal = 'payment-move-refused' | 'withdrawals-frozen' | 'debt-outstanding';

export interface Approval {
  readonly staff: StaffId;
  readonly version: number | null;
  readonly at: Instant;
}

interface WithdrawalRow {
  id: string;
  player: string;
  currency: string;
  gateway: string;
  method: string;
  units: string;
  full_name: string;
  payee: Payee;
  status: WithdrawalStatus;
  version: number;
  reason: string | null;
  gateway_payment: string | null;
  decided_by: string | null;
  sync_attempts: number;
  created_at: Date;
}

export function createWithdrawalsRepository(pool: Pool): WithdrawalsRepository {
  const one = async (sql: string, values: unknown[]): Promise<Withdrawal | null> => {
    const { rows } = await pool.query<WithdrawalRow>(sql, values);
    return rows[0] ? toWithdrawal(rows[0]) : null;
  };
  return {
    find: (id) => one('select * from payments.withdrawal where id = $1', [id]),
    findOwn: (player, id) => one('select * from payments.withdrawal where id = $1 and player = $2', [id, player]),
    approve: (id, by, noted) =>
      inTransaction(pool, async (tx) => {
        const refused = await approve(tx, id, by);
        if (refused === null) await noted?.(tx);
        return refused;
      }),
    async blockIfOwed(id, at) {
      const { rows } = await pool.query<{ isBlocked: boolean }>(
        'select payments.block_owed_withdrawal($1, $2) as "isBlocked"',
        [id, new Date(at)],
      );
      return rows[0]?.isBlocked === true;
    },
    async block(id, { from, reason, at }) {
      const { rows } = await pool.query<{ isBlocked: boolean }>(
        'select payments.block_withdrawal($1, $2, $3, $4) as "isBlocked"',
        [id, from, reason, new Date(at)],
      );
      return rows[0]?.isBlocked === true;
    },
    async attach(id, payment, at) {
      await pool.query(
        `update payments.withdrawal set gateway_payment = $2, updated_at = $3
         where id = $1 and gateway_payment is null`,
        [id, payment, new Date(at)],
      );
    },
    async flagForReview(id, { cause, at }) {
      await pool.query('select payments.mark_withdrawal($1, $2, $3)', [id, cause, new Date(at)]);
    },
    closeReview: (id, { staff, at }, noted) =>
      inTransaction(pool, async (tx) => {
        const { rows } = await tx.query<{ isClosed: boolean }>(
          'select payments.close_withdrawal_review($1, $2, $3) as "isClosed"',
          [id, staff, new Date(at)],
        );
        if (rows[0]?.isClosed !== true) return false;
        await noted(tx);
        return true;
      }),
  };
}

async function approve(
  tx: Queryable,
  id: WithdrawalId,
  { staff, version, at }: Approval,
): Promise<Refusal<ApprovalRefusal> | null> {
  const { rows } = await tx.query<{ name: ApprovalRefusal | null; params: RefusalParams | null }>(
    'select name, params from payments.approve_withdrawal($1, $2, $3, $4)',
    [id, staff, version, new Date(at)],
  );
  const { name, params } = rows[0] ?? {};
  return name ? refuse(name, params ?? {}) : null;
}

function toWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    id: idOf<WithdrawalId>(row.id),
    player: idOf<PlayerId>(row.player),
    currency: currency(row.currency),
    gateway: row.gateway,
    method: row.method,
    units: BigInt(row.units),
    fullName: row.full_name,
    payee: row.payee,
    status: row.status,
    version: row.version,
    reason: row.reason,
    gatewayPayment: row.gateway_payment,
    decidedBy: row.decided_by === null ? null : idOf<StaffId>(row.decided_by),
    syncAttempts: row.sync_attempts,
    createdAt: instant(row.created_at.getTime()),
  };
}
