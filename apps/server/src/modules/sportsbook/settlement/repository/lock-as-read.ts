import type { PoolClient } from 'pg';

/** State of an event that a process read before it settles it. */
export interface EventAsRead {
  readonly id: string;
  readonly revision: number;
  /** Instant since when its result lacks a figure, as the database writes it; null where it is not waited for one. */
  readonly unresolvedSince: string | null;
}

/**
 * Locks the exposure of an event, under which its results are written, for the rest of a transaction. Returns false where the event is
 * no more as it was read: it has another result by now, or another process noted since when that lacks a figure.
 */
export async function lockAsRead(client: PoolClient, { id, revision, unresolvedSince }: EventAsRead): Promise<boolean> {
  await client.query('select sportsbook.lock_exposure(array[$1::bigint])', [id]);
  const { rowCount } = await client.query(
    `select from sportsbook.event where id = $1 and result_revision = $2
       and unresolved_since is not distinct from $3::text::timestamptz`,
    [id, revision, unresolvedSince],
  );
  return rowCount === 1;
}
