import { type Instant, toIso } from '@ordago/kernel';
import type { Queryable } from '../../../../platform/db/transaction.ts';
import type { FeedMessage } from '../../shared/domain/feed-message.ts';

/** Notes that a contest was begun or played by an instant; the earliest one counts. */
export async function noteHeld(
  db: Queryable,
  { feed, eventKey }: Pick<FeedMessage, 'feed' | 'eventKey'>,
  at: Instant,
): Promise<void> {
  await db.query(
    `update sportsbook.event set held_at = $3
     where feed = $1 and feed_key = $2 and (held_at is null or held_at > $3)`,
    [feed, eventKey, toIso(at)],
  );
}
