import { type FeedSignal, judgeAlive, judgeSnapshot } from '../domain/judge-product.ts';
import type { OddsFeed } from '../ports/odds-feed.ts';
import { followProduct } from './follow-product.ts';
import type { FeedParts } from './parts.ts';

/** Stores a signal of a supplier's service: after a gap earlier prices no longer count, and are requested again. */
export async function noteSignal(parts: FeedParts, feed: OddsFeed, signal: FeedSignal): Promise<void> {
  const products = await parts.products.findProducts(feed.name);
  const known = products.find(({ product }) => product === signal.product) ?? null;
  if (signal.kind === 'alive') return followProduct(parts, feed, judgeAlive(known, signal, parts.clock.now()));
  const next = judgeSnapshot(known, signal.request);
  if (next === null) return;
  await parts.products.saveProduct(feed.name, next);
  parts.log.info({ feed: feed.name, product: next.product }, 'a service of the feed sent all that was missed');
}
