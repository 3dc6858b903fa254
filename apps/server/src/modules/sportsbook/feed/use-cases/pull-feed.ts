import { announceEvents } from '../../line/index.ts';
import { returnMoved, settlePending } from '../../settlement/index.ts';
import type { OddsFeed } from '../ports/odds-feed.ts';
import { startDueEvents } from '../repository/fixtures.repository.ts';
import { type ApplyFeedParts, applyFeed, onlyNews, releaseHeld } from './apply-feed.ts';
import { bookKnown } from './apply-markets.ts';
import { judgeHalted } from './judge-halted.ts';
import { watchSilence } from './watch-products.ts';

interface PullParts extends ApplyFeedParts {
  readonly feeds: readonly OddsFeed[];
}

/** Asks every supplier for its whole offer and applies what is news in it; one that is away does not keep the others. */
export async function pullFeeds(parts: PullParts): Promise<void> {
  const failures: unknown[] = [];
  for (const feed of parts.feeds) {
    try {
      await pullFeed(parts, feed);
    } catch (error) {
      failures.push(error);
      parts.log.warn({ err: error, feed: feed.name }, 'the feed could not be asked');
    }
  }
  // The queue tells whoever watches it, and tries again with the next minute.
  if (failures.length > 0 && failures.length === parts.feeds.length) throw failures[0];
}

async function pullFeed(parts: PullParts, feed: OddsFeed): Promise<void> {
  const { messages, skipped } = await feed.pull(parts.clock.now());
  const news = await onlyNews(parts, messages);
  const applied = await applyFeed(parts, news);
  if (skipped > 0) parts.log.warn({ feed: feed.name, skipped }, 'rows of the feed could not be read');
  if (applied.fixtures + applied.changes > 0) parts.log.info({ feed: feed.name, ...applied }, 'the feed was read');
}

/** Work of the clock, and what a crash may have left undone: starts, held messages, windows and waits that ended, settlements, missing prices. */
export async function tendEvents(parts: PullParts): Promise<void> {
  const now = parts.clock.now();
  await announceEvents(parts, await startDueEvents(parts.pool, now));
  await watchSilence(parts, parts.feeds);
  await releaseHeld(parts, now);
  await bookKnown(parts);
  await returnMoved(parts);
  await judgeHalted(parts, now);
  await settlePending(parts);
  await parts.prices.offerMissing(now);
}
