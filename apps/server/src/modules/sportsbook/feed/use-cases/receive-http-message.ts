import { isRefusal, type Refusal, refuse } from '@ordago/kernel';
import type { IncomingMessage } from '../ports/odds-feed.ts';
import { findHttpFeed } from './find-http-feed.ts';
import type { FeedParts } from './parts.ts';
import { receiveMessage } from './receive-message.ts';

/**
 * Receives a message that a supplier sent over HTTP, to the address of its name; the first one has an address without.
 *
 * @refuses not-found, signature-invalid, timestamp-outside-window, malformed-input
 */
export async function receiveHttpMessage(
  parts: FeedParts,
  name: string | null,
  incoming: IncomingMessage,
): Promise<Refusal | null> {
  const feed = findHttpFeed(parts, name);
  if (!feed) return refuse('not-found');
  const refusal = feed.verify(incoming, parts.clock.now());
  if (isRefusal(refusal)) return refusal;
  const reason = await receiveMessage(parts, feed, incoming.rawBody);
  return reason === null ? null : refuse('malformed-input', { reason });
}
