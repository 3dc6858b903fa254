import { addMs, type Clock, DAY_MS, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction } from '../in-transaction.ts';

/** Index by which practice that is over is found. */
export const PRACTICE_SCHEMA = `create index play_session_practice on play_session (seen_at) where user_id like 'demo:%'`;

/** Sessions that are forgotten in one transaction. */
const SESSIONS_MAX = 200;

const OVER = `select s.id, s.user_id from play_session s
  where s.user_id like 'demo:%' and s.seen_at < $1 and not exists (
    select from play_round r where r.session = s.id and r.state not in ('settled', 'refused', 'cancelled'))
  order by s.seen_at limit $2`;

/** Rows of sessions and of their owners, those that refer to others first. */
const FORGET = [
  'delete from crash_bet b using play_round r where r.id = b.round and r.session = any ($1::bigint[])',
  'delete from fair_round where session = any ($1::bigint[])',
  'delete from play_round where session = any ($1::bigint[])',
];
const FORGET_OWNERS = [
  'delete from seed_pair where owner = any ($1::text[])',
  'delete from demo_transaction where owner = any ($1::text[])',
  'delete from demo_purse where owner = any ($1::text[])',
];

/**
 * Deletes play money of sessions that nobody used for a day, with their rounds: guests make them without end, and nothing of
 * the books hangs on them. Returns the number of sessions; at most 200.
 */
export function forgetPractice({ pool, clock }: { pool: Pool; clock: Clock }): Promise<number> {
  return inTransaction(pool, async (client) => {
    const before = toIso(addMs(clock.now(), -DAY_MS));
    const { rows } = await client.query<{ id: string; user_id: string }>(OVER, [before, SESSIONS_MAX]);
    const sessions = rows.map(({ id }) => id);
    const owners = rows.map(({ user_id }) => user_id);
    for (const sql of FORGET) await client.query(sql, [sessions]);
    for (const sql of FORGET_OWNERS) await client.query(sql, [owners]);
    await client.query('delete from play_session where id = any ($1::bigint[])', [sessions]);
    return sessions.length;
  });
}
