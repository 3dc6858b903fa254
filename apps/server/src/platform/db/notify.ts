import type { Pool } from 'pg';

/** Sends a notification on a channel of LISTEN/NOTIFY; payloads stay below 8,000 bytes. */
export async function notify(pool: Pool, channel: string, payload: string): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [channel, payload]);
}
