import type { Pool } from 'pg';
import type { Queryable } from '../../../../platform/db/transaction.ts';
import type { AdminPage } from '../domain/admin-page.ts';

/** Writes the line of the audit in the transaction of the change that it is about. */
export type Noted = (tx: Queryable) => Promise<unknown>;

export interface Paging {
  readonly page: number;
  readonly size: number;
}

export interface PageQuery<Row, Shown> {
  readonly from: string;
  readonly order: string;
  readonly values: readonly unknown[];
  readonly shownOf: (row: Row) => Shown;
}

/** Reads a page of a selection and counts all of it; past the end means the last page. */
export async function readPage<Row extends object, Shown>(
  pool: Pool,
  { from, order, values, shownOf }: PageQuery<Row, Shown>,
  { page, size }: Paging,
): Promise<AdminPage<Shown>> {
  const { rows: counted } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (${from}) all_rows`,
    [...values],
  );
  const count = counted[0]?.count ?? 0;
  const last = Math.max(0, Math.ceil(count / size) - 1);
  const shown = Math.min(page, last);
  const sql = `select * from (${from}) all_rows order by ${order} limit ${size} offset ${shown * size}`;
  const { rows } = await pool.query<Row>(sql, [...values]);
  return { rows: rows.map(shownOf), count, page: shown };
}
