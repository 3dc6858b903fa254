import type { Pool, PoolClient } from 'pg';

/** Either runs a statement: the pool on its own, a client within its transaction. */
export type Queryable = Pick<Pool | PoolClient, 'query'>;

/**
 * Runs `work` in one transaction: committed when it answers, rolled back when it throws. For rows of people and
 * settings; money moves through the ledger's functions alone.
 */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    // A broken connection cannot roll back; the server does it, and the pool drops the connection.
    const isAlive = await client.query('rollback').then(
      () => true,
      () => false,
    );
    if (isAlive) failure = undefined;
    throw error;
  } finally {
    client.release(failure);
  }
}

/**
 * Does a part of a transaction: when it throws, nothing of the part is kept and the transaction goes on. Returns what it
 * threw, or null. Throws where the connection is gone, and the whole transaction with it.
 */
export async function trySavepoint(
  db: Queryable,
  work: () => Promise<void>,
): Promise<{ readonly error: unknown } | null> {
  await db.query('savepoint part');
  try {
    await work();
    await db.query('release savepoint part');
    return null;
  } catch (error) {
    await db.query('rollback to savepoint part');
    return { error };
  }
}

/** The name of the unique constraint that a statement broke, or null for every other error. */
export function brokenConstraint(error: unknown): string | null {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' ? (constraint ?? null) : null;
}
