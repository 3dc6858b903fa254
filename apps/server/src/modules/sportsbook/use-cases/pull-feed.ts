import { startDueEvents } from '../repository/fixtures.repository.ts';
import { announceEvents } from './announce-line.ts';
import { type ApplyFeedParts, applyFeed, onlyNews, releaseHeld } from './apply-feed.ts';
import type { SportsbookParts } from './parts.ts';
import { settlePending } from './settle-event.ts';

type PullParts = ApplyFeedParts & Pick<SportsbookParts, 'feed' | 'log'>;

/** Asks the supplier for its whole offer and applies what is news in it. */
export async function pullFeed(parts: PullParts): Promise<void> {
  const { messages, skipped } = await parts.feed.pull(parts.clock.now());
  const news = await onlyNews(parts, messages);
  const applied = await applyFeed(parts, news);
  if (skipped > 0) parts.log.warn({ feed: parts.feed.name, skipped }, 'rows of the feed could not be read');
  if (applied.fixtures + applied.changes > 0)
    parts.log.info({ feed: parts.feed.name, ...applied }, 'the feed was read');
}

/** What time brings, and what a crash may have left undone: starts, held messages, settlements, missing prices. */
export async function tendEvents(parts: PullParts): Promise<void> {
  const now = parts.clock.now();
  await announceEvents(parts, await startDueEvents(parts.pool, now));
  await releaseHeld(parts, now);
  await settlePending(parts);
  await parts.prices.offerMissing(now);
}
