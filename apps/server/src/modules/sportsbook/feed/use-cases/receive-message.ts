import type { OddsFeed } from '../ports/odds-feed.ts';
import type { FeedParts } from './parts.ts';
import { takeMessage } from './take-message.ts';

/**
 * Receives a message that is the supplier's, from any transport. One that cannot be read, or not in all its parts, is
 * put aside with its reason, so that nothing of a supplier is lost and the rest of the feed goes on.
 *
 * @returns the reason why nothing of it was applied; null when it was
 */
export async function receiveMessage(parts: FeedParts, feed: OddsFeed, body: Buffer): Promise<string | null> {
  const at = parts.clock.now();
  const lack = await takeMessage(parts, feed, body);
  if (lack === null) return null;
  await parts.quarantine.quarantine({ feed: feed.name, body, at, ...lack });
  return lack.isPartial ? null : lack.reason;
}
