import type { Queryable } from '../../../platform/db/transaction.ts';

/** A payment that a command ended. */
export interface CompletedPayment {
  readonly op: string;
  readonly id: string;
  readonly units: string;
  readonly currency: string;
  readonly gateway: string;
  readonly method: string;
}

export async function findCredited(
  db: Queryable,
  ops: readonly string[],
): Promise<ReadonlyMap<string, CompletedPayment>> {
  const { rows } = await db.query<CompletedPayment>(
    `select credit_op as op, id, credited_units as units, currency, gateway, method
     from payments.deposit where credit_op = any ($1::bigint[])`,
    [ops],
  );
  return new Map(rows.map((row) => [row.op, row]));
}

export async function findPaidOut(
  db: Queryable,
  ops: readonly string[],
): Promise<ReadonlyMap<string, CompletedPayment>> {
  const { rows } = await db.query<CompletedPayment>(
    `select end_op as op, id, units, currency, gateway, method from payments.withdrawal where end_op = any ($1::bigint[])`,
    [ops],
  );
  return new Map(rows.map((row) => [row.op, row]));
}
