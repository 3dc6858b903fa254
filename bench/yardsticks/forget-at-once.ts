import { inTransaction } from '../../apps/server/src/platform/db/transaction.ts';
import type { World } from '../harness/world.ts';

/** The same rows gone by one delete per table, in one transaction. */
export async function forgetAtOnce({ pool }: World, { feed, other }: { feed: string; other: string }): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      `create temporary table old on commit drop as select id, feed, feed_key from sportsbook.event
       where feed in ($1, $2) and status = 'finished' and trimmed_at is null and starts_at < '2026-01-01'`,
      [feed, other],
    );
    await client.query(
      'delete from sportsbook.feed_register r using old where r.feed = old.feed and r.event_key = old.feed_key',
    );
    await client.query('delete from sportsbook.selection s using old where s.event = old.id');
    await client.query('delete from sportsbook.market m using old where m.event = old.id');
    await client.query('delete from sportsbook.exposure x using old where x.event = old.id and old.feed = $1', [feed]);
    await client.query('delete from sportsbook.event e using old where e.id = old.id and old.feed = $1', [feed]);
    await client.query(
      'update sportsbook.event e set trimmed_at = now() from old where e.id = old.id and old.feed = $1',
      [other],
    );
  });
}
