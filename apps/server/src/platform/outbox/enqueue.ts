import type { Pool, PoolClient } from 'pg';

/** One errand for the worker. */
export interface Errand {
  readonly task: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** An errand with a key exists once: a second one with the same key replaces it while it waits. */
  readonly key?: string;
  readonly runAt?: Date;
}

/**
 * Puts an errand in the queue in the caller's transaction, so that it exists exactly when the caller's rows do. Effects
 * written in SQL call `platform.enqueue(task, payload, key)` themselves.
 */
export async function enqueue(db: Pool | PoolClient, errand: Errand): Promise<void> {
  await db.query('select platform.enqueue($1, $2::json, $3, $4)', [
    errand.task,
    JSON.stringify(errand.payload),
    errand.key ?? null,
    errand.runAt ?? null,
  ]);
}

/**
 * Enqueues a scheduled errand for a period, once between all instances. One that still waits for an earlier period is
 * replaced. Answers whether this call was the one that did it.
 */
export async function enqueuePeriod(db: Pool | PoolClient, task: string, period: string): Promise<boolean> {
  const done = await db.query<{ isNew: boolean }>('select platform.enqueue_period($1, $2) as "isNew"', [task, period]);
  return done.rows[0]?.isNew ?? false;
}
