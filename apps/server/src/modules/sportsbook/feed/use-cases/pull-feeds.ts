import type { OddsFeed } from '../ports/odds-feed.ts';
import { applyFeed } from './apply-feed.ts';
import { filterNews } from './filter-news.ts';
import type { FeedParts } from './parts.ts';

/**
 * Requests the whole offer of every supplier and applies its news; one that is out of reach does not stop the others.
 */
export async function pullFeeds(parts: FeedParts): Promise<void> {
  const failures: unknown[] = [];
  for (const feed of parts.feeds) {
    try {
      await pullFeed(parts, feed);
    } catch (error) {
      failures.push(error);
      parts.log.warn({ err: error, feed: feed.name }, 'the feed could not be asked');
    }
  }
  // The queue reports it, and tries again with the next minute.
  if (failures.length > 0 && failures.length === parts.feeds.length) throw failures[0];
}

async function pullFeed(parts: FeedParts, feed: OddsFeed): Promise<void> {
  const { messages, skipped } = await feed.pull(parts.clock.now());
  const news = await filterNews(parts, messages);
  const applied = await applyFeed(parts, news);
  if (skipped > 0) parts.log.warn({ feed: feed.name, skipped }, 'rows of the feed could not be read');
  if (applied.fixtures + applied.changes > 0) parts.log.info({ feed: feed.name, ...applied }, 'the feed was read');
}
