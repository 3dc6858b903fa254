import { isRefusal, type Refusal } from '@ordago/kernel';
import type { IncomingMessage } from '../ports/odds-feed.ts';
import { quarantine } from '../repository/feed-books.repository.ts';
import { type ApplyFeedParts, applyFeed, type FeedApplied } from './apply-feed.ts';
import type { SportsbookParts } from './parts.ts';

/**
 * A message that the supplier sent by itself. One that is signed but cannot be read is put aside with its reason, so
 * that nothing of a supplier is lost.
 *
 * @refuses signature-invalid, timestamp-outside-window, malformed-input
 */
export async function receiveMessage(
  parts: ApplyFeedParts & Pick<SportsbookParts, 'feed'>,
  incoming: IncomingMessage,
): Promise<FeedApplied | Refusal> {
  const at = parts.clock.now();
  const message = parts.feed.read(incoming, at);
  if (!isRefusal(message)) return applyFeed(parts, [message]);
  if (message.name === 'malformed-input') {
    const reason = String(message.params.reason ?? 'unreadable');
    await quarantine(parts.pool, { feed: parts.feed.name, reason, body: incoming.rawBody.toString('utf8'), at });
  }
  return message;
}
