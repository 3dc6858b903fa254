import { judgeGap } from '../domain/judge-product.ts';
import type { OddsFeed } from '../ports/odds-feed.ts';
import { followProduct } from './follow-product.ts';
import type { FeedParts } from './parts.ts';

/** Notes that the connection to a supplier was broken: each of its services is asked for what it sent meanwhile. */
export async function noteGap(parts: FeedParts, feed: OddsFeed): Promise<void> {
  for (const known of await parts.products.findProducts(feed.name)) {
    await followProduct(parts, feed, judgeGap(known, parts.clock.now()));
  }
}
