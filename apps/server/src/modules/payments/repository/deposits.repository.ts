import {
  currency,
  type DepositId,
  type Instant,
  idOf,
  instant,
  type PlayerId,
  type StaffId,
  type Units,
} from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction, type Queryable } from '../../../platform/db/transaction.ts';
import type { Deposit, ReviewCause } from '../domain/payment.ts';
import type { DepositStatus } from '../domain/payment-states.ts';

/** A deposit to be written down. `pressKey` is unique per player for ever. */
export interface NewDeposit {
  readonly player: PlayerId;
  readonly currency: string;
  readonly gateway: string;
  readonly method: string;
  readonly cryptoType: string | null;
  readonly fullName: string;
  readonly units: Units;
  readonly idempotencyKey: string;
  readonly requestDigest: string;
  readonly at: Instant;
}

export interface DepositsRepository {
  /** Stores a deposit, or finds the one of the same request. */
  open(deposit: NewDeposit): Promise<Deposit>;
  find(id: string): Promise<Deposit | null>;
  /** The player's own, else null. */
  findOwn(player: PlayerId, id: DepositId): Promise<Deposit | null>;
  /**
   * Notes link and id of the gateway, once; a created deposit is then processing. Schedules a check by the sync job.
   */
  attach(id: DepositId, opened: { payment: string; link: string; at: Instant; syncAt: Instant }): Promise<void>;
  /** Moves where no money moves; false when the deposit is in none of the `from` states any more. */
  move(
    id: DepositId,
    move: {
      from: readonly DepositStatus[];
      to: DepositStatus;
      reason: string | null;
      payment: string | null;
      at: Instant;
    },
  ): Promise<boolean>;
  /** Marks it for a person, whatever its state. */
  flagForReview(id: DepositId, mark: { readonly cause: ReviewCause; readonly at: Instant }): Promise<void>;
  /**
   * Closes what it was marked for; false where it is blocked or marked no more. `noted` is written in the same commit, last.
   */
  closeReview(
    id: DepositId,
    by: { readonly staff: StaffId; readonly at: Instant },
    noted: (tx: Queryable) => Promise<unknown>,
  ): Promise<boolean>;
  /** Returns the sum of deposits that reached the player's balance and stayed: the sum of all that were credited and not refunded. */
  totalCredited(player: PlayerId): Promise<Units>;
}

interface DepositRow {
  id: string;
  player: string;
  currency: string;
  gateway: string;
  method: string;
  crypto_type: string | null;
  full_name: string;
  units: string;
  request_digest: string;
  status: DepositStatus;
  reason: string | null;
  gateway_payment: string | null;
  link: string | null;
  credited_units: string | null;
  credit_key: string | null;
  refund_op: string | null;
  sync_attempts: number;
  created_at: Date;
}

export function createDepositsRepository(pool: Pool): DepositsRepository {
  return {
    open: (deposit) => openDeposit(pool, deposit),
    find: (id) => readDeposit(pool, 'select * from payments.deposit where id = $1', [id]),
    findOwn: (player, id) =>
      readDeposit(pool, 'select * from payments.deposit where id = $1 and player = $2', [id, player]),
    async attach(id, { payment, link, at, syncAt }) {
      await pool.query(
        `with attached as (
          update payments.deposit set gateway_payment = $2, link = $3, updated_at = $4,
            status = case when status = 'created' then 'processing' else status end
          where id = $1 and link is null and coalesce(gateway_payment, $2) = $2 returning id
        )
        select platform.enqueue('payments.sync-payment', json_build_object('direction', 'deposit', 'id', id::text),
          'payments.sync-payment:deposit:' || id, $5) from attached`,
        [id, payment, link, new Date(at), new Date(syncAt)],
      );
    },
    async move(id, { from, to, reason, payment, at }) {
      const moved = await pool.query<{ isMoved: boolean }>(
        'select payments.move_deposit($1, $2, $3, $4, $5, $6) as "isMoved"',
        [id, from, to, reason, payment, new Date(at)],
      );
      return moved.rows[0]?.isMoved === true;
    },
    async flagForReview(id, { cause, at }) {
      await pool.query('select payments.mark_deposit($1, $2, $3)', [id, cause, new Date(at)]);
    },
    closeReview: (id, { staff, at }, noted) =>
      inTransaction(pool, async (tx) => {
        const { rows } = await tx.query<{ isClosed: boolean }>(
          'select payments.close_deposit_review($1, $2, $3) as "isClosed"',
          [id, staff, new Date(at)],
        );
        if (rows[0]?.isClosed !== true) return false;
        await noted(tx);
        return true;
      }),
    async totalCredited(player) {
      const { rows } = await pool.query<{ total: string }>(
        `select coalesce(sum(credited_units), 0)::bigint as total from payments.deposit
         where player = $1 and status = 'completed'`,
        [player],
      );
      return BigInt(rows[0]?.total ?? '0');
    },
  };
}

async function readDeposit(pool: Pool, sql: string, values: unknown[]): Promise<Deposit | null> {
  const { rows } = await pool.query<DepositRow>(sql, values);
  return rows[0] ? toDeposit(rows[0]) : null;
}

async function openDeposit(pool: Pool, deposit: NewDeposit): Promise<Deposit> {
  const opened = await readDeposit(
    pool,
    `insert into payments.deposit (player, currency, gateway, method, crypto_type, full_name, units, idempotency_key,
       request_digest, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) on conflict (player, idempotency_key) do nothing returning *`,
    [
      deposit.player,
      deposit.currency,
      deposit.gateway,
      deposit.method,
      deposit.cryptoType,
      deposit.fullName,
      deposit.units,
      deposit.idempotencyKey,
      deposit.requestDigest,
      new Date(deposit.at),
    ],
  );
  const found =
    opened ??
    (await readDeposit(pool, 'select * from payments.deposit where player = $1 and idempotency_key = $2', [
      deposit.player,
      deposit.idempotencyKey,
    ]));
  if (!found) throw new Error(`the deposit of key ${deposit.idempotencyKey} vanished`);
  return found;
}

function toDeposit(row: DepositRow): Deposit {
  return {
    id: idOf<DepositId>(row.id),
    player: idOf<PlayerId>(row.player),
    currency: currency(row.currency),
    gateway: row.gateway,
    method: row.method,
    cryptoType: row.crypto_type,
    fullName: row.full_name,
    units: BigInt(row.units),
    requestDigest: row.request_digest,
    status: row.status,
    reason: row.reason,
    gatewayPayment: row.gateway_payment,
    link: row.link,
    creditedUnits: row.credited_units === null ? null : BigInt(row.credited_units),
    creditKey: row.credit_key,
    isRefundSeen: row.refund_op !== null,
    syncAttempts: row.sync_attempts,
    createdAt: instant(row.created_at.getTime()),
  };
}
