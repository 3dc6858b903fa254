import {
  type FeedSignal,
  judgeAlive,
  judgeGap,
  judgeSilence,
  judgeSnapshot,
  type ProductVerdict,
} from '../domain/judge-product.ts';
import type { OddsFeed } from '../ports/odds-feed.ts';
import { findProducts, saveProduct } from '../repository/feed-products.repository.ts';
import { rebook, stopProduct } from '../repository/feed-registers.repository.ts';
import type { ApplyFeedParts } from './apply-feed.ts';
import { announce } from './apply-markets.ts';

/** Stores a signal of a supplier's service: after a gap earlier prices no longer count, and are requested again. */
export async function noteSignal(parts: ApplyFeedParts, feed: OddsFeed, signal: FeedSignal): Promise<void> {
  const products = await findProducts(parts.pool, feed.name);
  const known = products.find(({ product }) => product === signal.product) ?? null;
  if (signal.kind === 'alive') return follow(parts, feed, judgeAlive(known, signal, parts.clock.now()));
  const next = judgeSnapshot(known, signal.request);
  if (next === null) return;
  await saveProduct(parts.pool, feed.name, next);
  parts.log.info({ feed: feed.name, product: next.product }, 'a service of the feed said all that we missed');
}

/** Services that went silent: every minute, and whenever another one speaks. */
export async function watchSilence(parts: ApplyFeedParts, feeds: readonly OddsFeed[]): Promise<void> {
  const now = parts.clock.now();
  for (const feed of feeds) {
    for (const known of await findProducts(parts.pool, feed.name)) {
      const verdict = judgeSilence(known, now);
      if (verdict.stopAt !== null) await follow(parts, feed, verdict);
    }
  }
}

/** The line to a supplier was broken, and what it said meanwhile may be lost: each of its services is asked for it. */
export async function noteGap(parts: ApplyFeedParts, feed: OddsFeed): Promise<void> {
  for (const known of await findProducts(parts.pool, feed.name)) {
    await follow(parts, feed, judgeGap(known, parts.clock.now()));
  }
}

async function follow(
  parts: ApplyFeedParts,
  feed: OddsFeed,
  { next, stopAt, recovery }: ProductVerdict,
): Promise<void> {
  await saveProduct(parts.pool, feed.name, next);
  const { product, state } = next;
  if (stopAt !== null) {
    const stopped = await stopProduct(parts.pool, { feed: feed.name, product, version: stopAt });
    parts.log.warn({ feed: feed.name, product, state, events: stopped.length }, 'a service of the feed was not heard');
    for (const key of stopped) await announce(parts, await rebook(parts.pool, key));
  }
  if (recovery === null) return;
  try {
    await feed.recover?.({ product, ...recovery });
  } catch (err) {
    // The next sign of life asks again.
    await saveProduct(parts.pool, feed.name, { ...next, requestedAt: null });
    parts.log.warn({ err, feed: feed.name, product }, 'the feed could not be asked for what we missed');
  }
}
