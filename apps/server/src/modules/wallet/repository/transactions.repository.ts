import { type Currency, type Instant, instant, type PlayerId, toIso, type Units } from '@ordago/kernel';
import type { Pool } from 'pg';

/** One movement of the transactions history. */
export interface Transaction {
  /** Its wallet and its number there: stable and unique. */
  readonly id: string;
  /** Money command that moved it. */
  readonly op: string;
  readonly at: Instant;
  readonly units: Units;
  readonly balanceBefore: Units;
  readonly balanceAfter: Units;
  readonly code: number;
  readonly currency: Currency;
}

export interface TransactionsFilter {
  readonly player: PlayerId;
  readonly codes: readonly number[];
  readonly from: Instant | null;
  readonly to: Instant | null;
}

const WHERE = `from wallet.transaction where player = $1 and code = any($2::smallint[])
  and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at < $4)`;

interface Row {
  readonly op_id: string;
  readonly account: string;
  readonly seq: string;
  readonly amount: string;
  readonly balance_after: string;
  readonly code: number;
  readonly currency: string;
  readonly at: Date;
}

export function createTransactionsRepository(pool: Pool) {
  return {
    count: async (filter: TransactionsFilter): Promise<number> => {
      const found = await pool.query<{ rows: number }>(`select count(*)::int as rows ${WHERE}`, valuesOf(filter));
      return found.rows[0]?.rows ?? 0;
    },
    page: async (filter: TransactionsFilter, { offset, limit }: { offset: number; limit: number }) => {
      const found = await pool.query<Row>(
        `select op_id, account, seq, amount, balance_after, code, currency, at ${WHERE}
         order by at desc, op_id desc, account, seq desc limit $5 offset $6`,
        [...valuesOf(filter), limit, offset],
      );
      return found.rows.map(toTransaction);
    },
    sum: async (player: PlayerId, codes: readonly number[]): Promise<Units> => {
      const sql = `select coalesce(sum(amount), 0) as units ${WHERE}`;
      const found = await pool.query<{ units: string }>(sql, valuesOf({ player, codes, from: null, to: null }));
      return BigInt(found.rows[0]?.units ?? '0');
    },
  };
}

export type TransactionsRepository = ReturnType<typeof createTransactionsRepository>;

function valuesOf({ player, codes, from, to }: TransactionsFilter): unknown[] {
  return [player, codes, from === null ? null : toIso(from), to === null ? null : toIso(to)];
}

function toTransaction(row: Row): Transaction {
  const units = BigInt(row.amount);
  const balanceAfter = BigInt(row.balance_after);
  return {
    id: `${row.account}-${row.seq}`,
    op: row.op_id,
    at: instant(row.at.getTime()),
    units,
    balanceBefore: balanceAfter - units,
    balanceAfter,
    code: row.code,
    currency: row.currency as Currency,
  };
}
