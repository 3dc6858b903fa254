import { isUnreadable, type OddsFeed, type ReceivedMessage } from '../ports/odds-feed.ts';
import { applyFeed } from './apply-feed.ts';
import { applyMarkets } from './apply-markets.ts';
import { bookKnown } from './book-known.ts';
import { noteSignal } from './note-signal.ts';
import type { FeedParts } from './parts.ts';

/** Part of a message that could not be applied, and why. */
export interface Lack {
  readonly reason: string;
  readonly isPartial: boolean;
  readonly about: ReceivedMessage['about'];
}

/** Applies a message; answers what is lacking, or null when nothing is. */
export async function takeMessage(parts: FeedParts, feed: OddsFeed, body: Buffer): Promise<Lack | null> {
  const received = feed.decode(body);
  if (isUnreadable(received)) return { reason: received.unreadable, isPartial: false, about: received.about };
  try {
    await applyReceived(parts, feed, received);
  } catch (error) {
    const reason = dataReason(error);
    // The database is away, or the error is ours: the supplier sends it again.
    if (reason === null) throw error;
    return { reason, isPartial: false, about: received.about };
  }
  if (received.faults.length === 0) return null;
  return { reason: received.faults.join('; '), isPartial: true, about: received.about };
}

async function applyReceived(parts: FeedParts, feed: OddsFeed, received: ReceivedMessage): Promise<void> {
  if (received.messages.length > 0) await applyFeed(parts, received.messages);
  const unknown = await applyMarkets(parts, received.markets ?? []);
  // A fixture that comes late applies what was reported of its event before, be it news itself or not.
  if (received.messages.some(({ kind }) => kind === 'fixture')) await bookKnown(parts);
  if (received.asks !== undefined) await askFixture(parts, feed, received.asks);
  const sparing = unknown.filter((eventKey) => parts.fixtureAsks.allow(feed.name, eventKey, parts.clock.now()));
  for (const eventKey of sparing) await askFixture(parts, feed, eventKey);
  if (received.signal) await noteSignal(parts, feed, received.signal);
}

/**
 * Requests a fixture; earlier reports of its event count from then on. If out of reach, it comes with the next
 * schedule.
 */
async function askFixture(parts: FeedParts, feed: OddsFeed, eventKey: string): Promise<void> {
  if (!feed.fixture) return;
  try {
    const fixture = await feed.fixture(eventKey);
    if (fixture === null) return;
    await applyFeed(parts, [fixture]);
    await bookKnown(parts);
  } catch (err) {
    parts.log.warn({ err, feed: feed.name, eventKey }, 'a fixture could not be asked for');
  }
}

/** Returns the reason if the database could not store the message; null for every other failure. */
function dataReason(error: unknown): string | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const isOfData = typeof code === 'string' && (code.startsWith('22') || code.startsWith('23'));
  return isOfData ? `it could not be kept: ${String(message)}` : null;
}
