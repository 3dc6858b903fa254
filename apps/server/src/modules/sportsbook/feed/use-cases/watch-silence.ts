import { judgeSilence } from '../domain/judge-product.ts';
import { followProduct } from './follow-product.ts';
import type { FeedParts } from './parts.ts';

/** Stops the prices of services that went silent. */
export async function watchSilence(parts: FeedParts): Promise<void> {
  const now = parts.clock.now();
  for (const feed of parts.feeds) {
    for (const known of await parts.products.findProducts(feed.name)) {
      const verdict = judgeSilence(known, now);
      if (verdict.stopAt !== null) await followProduct(parts, feed, verdict);
    }
  }
}
