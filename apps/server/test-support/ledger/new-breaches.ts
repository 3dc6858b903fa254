import type { Pool, PoolClient } from 'pg';

/**
 * Invariants that are read of what is new as well, each with true when that reading, of all that came after the first command, finds
 * something.
 */
export async function newBreaches(client: Pool | PoolClient): Promise<Map<string, boolean>> {
  const registered = await client.query<{ name: string; since: string }>(
    'select name, since from ledger.invariant where since is not null order by name',
  );
  const found = new Map<string, boolean>();
  for (const { name, since } of registered.rows) {
    const rows = await client.query(`select from ${since}((select min(id) from ledger.op)) limit 1`);
    found.set(name, rows.rows.length > 0);
  }
  return found;
}
