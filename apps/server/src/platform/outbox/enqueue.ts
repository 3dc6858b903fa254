import type { Pool, PoolClient } from 'pg';

/**
 * Enqueues a scheduled job for a period, once between all instances. One that still waits for an earlier period is
 * replaced. Answers whether this call was the one that did it.
 */
export async function enqueuePeriod(db: Pool | PoolClient, task: string, period: string): Promise<boolean> {
  const done = await db.query<{ isNew: boolean }>('select platform.enqueue_period($1, $2) as "isNew"', [task, period]);
  return done.rows[0]?.isNew ?? false;
}
