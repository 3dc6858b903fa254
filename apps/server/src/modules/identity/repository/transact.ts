import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../platform/db/transaction.ts';

/** Transaction of this module's database, as its use-cases pass it on. */
export type Tx = PoolClient;

/** Runs work in one transaction of this module's database. A refusal inside ends it without a trace. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export function createTransact(pool: Pool): Transact {
  return (work) => inTransaction(pool, work);
}
