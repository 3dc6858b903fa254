import type { ClientBase, Pool, PoolClient } from 'pg';

/**
 * A connection that one writer keeps for itself, opened at first use and again after it broke. Its session settings
 * belong to the money path: no plan but the index lookups that every statement there is made for, and a short wait for
 * locks, since a batch that waits holds up all that queue behind it.
 */
export interface LaneConnection {
  client(): Promise<ClientBase>;
  /** Lets a broken connection go; the next `client()` opens another. */
  drop(): void;
}

export interface LaneOptions {
  readonly lockTimeoutMs: number;
}

const INDEX_PLANS = `set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off;
  set plan_cache_mode = force_generic_plan;`;

export function createLaneConnection(pool: Pool, options: LaneOptions): LaneConnection {
  let open: PoolClient | null = null;
  const drop = () => {
    const closing = open;
    open = null;
    closing?.release(true);
  };
  const client = async () => {
    if (open) return open;
    const fresh = await pool.connect();
    try {
      await fresh.query(`${INDEX_PLANS} set jit = off; set lock_timeout = ${options.lockTimeoutMs}`);
    } catch (error) {
      fresh.release(true);
      throw error;
    }
    // A server that goes away shows in the query under way; the event alone must not end the process.
    fresh.on('error', () => undefined);
    open = fresh;
    return fresh;
  };
  return { client, drop };
}
