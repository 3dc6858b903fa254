import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../platform/db/transaction.ts';

/** Runs work in one transaction of this module's database. A refusal inside ends it without a trace. */
export type Transact = <T>(work: (tx: PoolClient) => Promise<T>) => Promise<T>;

export function createTransact(pool: Pool): Transact {
  return (work) => inTransaction(pool, work);
}
