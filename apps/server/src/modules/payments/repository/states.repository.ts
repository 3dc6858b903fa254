import type { Pool } from 'pg';
import type { DepositStatus, WithdrawalStatus } from '../domain/payment-states.ts';

export interface StatesRepository {
  /** Reads the present states of the payments that commands began or ended, by the number of the command. */
  findByOps(ops: readonly string[]): Promise<ReadonlyMap<string, DepositStatus | WithdrawalStatus>>;
}

export function createStatesRepository(pool: Pool): StatesRepository {
  return {
    async findByOps(ops) {
      if (ops.length === 0) return new Map();
      const { rows } = await pool.query<{ op: string; status: DepositStatus | WithdrawalStatus }>(
        `select hold_op as op, status from payments.withdrawal where hold_op = any ($1::bigint[])
         union all select end_op, status from payments.withdrawal where end_op = any ($1::bigint[])
         union all select credit_op, status from payments.deposit where credit_op = any ($1::bigint[])
         union all select refund_op, status from payments.deposit where refund_op = any ($1::bigint[])`,
        [ops],
      );
      return new Map(rows.map(({ op, status }) => [op, status]));
    },
  };
}
