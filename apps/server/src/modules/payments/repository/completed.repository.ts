import type { Queryable } from '../../../platform/db/transaction.ts';

/** A payment that a command ended. */
export interface EndedPayment {
  readonly op: string;
  readonly id: string;
  readonly units: string;
  readonly currency: string;
  readonly gateway: string;
  readonly method: string;
}

/** A credited deposit. `releasedBy` is the member of staff who released it; null of one that was not held. */
export type CreditedDeposit = EndedPayment & { readonly releasedBy: string | null };

/** A deposit that the gateway took back. */
export type RefundedDeposit = EndedPayment & { readonly wasCredited: boolean };

/** A withdrawal that ended without a payout. `declinedBy` is null where the gateway or the player ended it. */
export type ReturnedWithdrawal = EndedPayment & { readonly status: string; readonly declinedBy: string | null };

/** Reads the deposits that commands credited. */
export async function findCredited(
  db: Queryable,
  ops: readonly string[],
): Promise<ReadonlyMap<string, CreditedDeposit>> {
  const { rows } = await db.query<CreditedDeposit>(
    `select credit_op as op, id, credited_units as units, currency, gateway, method, released_by as "releasedBy"
     from payments.deposit where credit_op = any ($1::bigint[])`,
    [ops],
  );
  return byOp(rows);
}

/** Reads the deposits that commands took back, or kept from ever being credited. */
export async function findRefunded(
  db: Queryable,
  ops: readonly string[],
): Promise<ReadonlyMap<string, RefundedDeposit>> {
  const { rows } = await db.query<RefundedDeposit>(
    `select refund_op as op, id, coalesce(credited_units, units) as units, currency, gateway, method,
       credit_op is not null as "wasCredited"
     from payments.deposit where refund_op = any ($1::bigint[])`,
    [ops],
  );
  return byOp(rows);
}

/** Reads the withdrawals that commands paid out. */
export async function findPaidOut(db: Queryable, ops: readonly string[]): Promise<ReadonlyMap<string, EndedPayment>> {
  const { rows } = await db.query<EndedPayment>(
    `select end_op as op, id, units, currency, gateway, method from payments.withdrawal where end_op = any ($1::bigint[])`,
    [ops],
  );
  return byOp(rows);
}

/** Reads the withdrawals that commands returned to their players. */
export async function findReturned(
  db: Queryable,
  ops: readonly string[],
): Promise<ReadonlyMap<string, ReturnedWithdrawal>> {
  const { rows } = await db.query<ReturnedWithdrawal>(
    `select end_op as op, id, units, currency, gateway, method, status, declined_by as "declinedBy"
     from payments.withdrawal where end_op = any ($1::bigint[])`,
    [ops],
  );
  return byOp(rows);
}

function byOp<Row extends EndedPayment>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.op, row]));
}
