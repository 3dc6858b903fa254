import { isRefusal, type Refusal, refuse } from '@ordago/kernel';
import { type IncomingMessage, isUnreadable, type OddsFeed, type ReceivedMessage } from '../ports/odds-feed.ts';
import { quarantine } from '../repository/feed-quarantine.repository.ts';
import { type ApplyFeedParts, applyFeed } from './apply-feed.ts';
import { applyMarkets, bookKnown } from './apply-markets.ts';
import { noteSignal } from './watch-products.ts';

export interface ReceivingParts extends ApplyFeedParts {
  readonly feeds: readonly OddsFeed[];
}

/**
 * A message that a supplier sent over HTTP, to the address of its name; the first one has an address without.
 *
 * @refuses not-found, signature-invalid, timestamp-outside-window, malformed-input
 */
export async function receiveMessage(
  parts: ReceivingParts,
  name: string | null,
  incoming: IncomingMessage,
): Promise<Refusal | null> {
  const feed = name === null ? parts.feeds[0] : parts.feeds.find((one) => one.name === name);
  if (!feed) return refuse('not-found');
  const refusal = feed.verify(incoming, parts.clock.now());
  if (isRefusal(refusal)) return refusal;
  const reason = await applyOrQuarantine(parts, feed, incoming.rawBody);
  return reason === null ? null : refuse('malformed-input', { reason });
}

/**
 * A message that is the supplier's, from wherever it came. One that cannot be read, or not in all its parts, is put aside
 * with its reason, so that nothing of a supplier is lost and the rest of the feed goes on.
 *
 * @returns why nothing of it could be applied; null when it was
 */
export async function applyOrQuarantine(parts: ApplyFeedParts, feed: OddsFeed, body: Buffer): Promise<string | null> {
  const at = parts.clock.now();
  const lack = await takeMessage(parts, feed, body);
  if (lack === null) return null;
  await quarantine(parts.pool, { feed: feed.name, body, at, ...lack });
  return lack.isPartial ? null : lack.reason;
}

/** Part of a message that could not be applied, and why. */
export interface Lack {
  readonly reason: string;
  readonly isPartial: boolean;
  readonly about: ReceivedMessage['about'];
}

/** Applies a message; answers what is lacking, or null when nothing is. */
export async function takeMessage(parts: ApplyFeedParts, feed: OddsFeed, body: Buffer): Promise<Lack | null> {
  const received = feed.decode(body);
  if (isUnreadable(received)) return { reason: received.unreadable, isPartial: false, about: received.about };
  try {
    await applyReceived(parts, feed, received);
  } catch (error) {
    const reason = dataReason(error);
    // The database is away, or we are wrong: the supplier sends it again.
    if (reason === null) throw error;
    return { reason, isPartial: false, about: received.about };
  }
  if (received.faults.length === 0) return null;
  return { reason: received.faults.join('; '), isPartial: true, about: received.about };
}

async function applyReceived(parts: ApplyFeedParts, feed: OddsFeed, received: ReceivedMessage): Promise<void> {
  if (received.messages.length > 0) await applyFeed(parts, received.messages);
  const unknown = await applyMarkets(parts, received.markets ?? []);
  // A fixture that comes late finds what was said of its event before, be it news itself or not.
  if (received.messages.some(({ kind }) => kind === 'fixture')) await bookKnown(parts);
  if (received.asks !== undefined) await askFixture(parts, feed, received.asks);
  const sparing = unknown.filter((eventKey) => parts.fixtureAsks.allow(feed.name, eventKey, parts.clock.now()));
  for (const eventKey of sparing) await askFixture(parts, feed, eventKey);
  if (received.signal) await noteSignal(parts, feed, received.signal);
}

/** Asks for a fixture; what was said of its event before counts from then on. Out of reach it comes with the next schedule. */
async function askFixture(parts: ApplyFeedParts, feed: OddsFeed, eventKey: string): Promise<void> {
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

/** The reason, where the database could not hold what was said; null for every other failure. */
function dataReason(error: unknown): string | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const isOfData = typeof code === 'string' && (code.startsWith('22') || code.startsWith('23'));
  return isOfData ? `it could not be kept: ${String(message)}` : null;
}
