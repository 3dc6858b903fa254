import type { ProductVerdict } from '../domain/judge-product.ts';
import type { OddsFeed } from '../ports/odds-feed.ts';
import { announceBooked } from './announce-booked.ts';
import type { FeedParts } from './parts.ts';

/** Writes the verdict on a service of a supplier: stops its prices, and requests the missed messages. */
export async function followProduct(
  parts: FeedParts,
  feed: OddsFeed,
  { next, stopAt, recovery }: ProductVerdict,
): Promise<void> {
  await parts.products.saveProduct(feed.name, next);
  const { product, state } = next;
  if (stopAt !== null) {
    const stopped = await parts.registers.stopProduct({ feed: feed.name, product, version: stopAt });
    parts.log.warn({ feed: feed.name, product, state, events: stopped.length }, 'a service of the feed was silent');
    for (const key of stopped) await announceBooked(parts, await parts.registers.rebook(key));
  }
  if (recovery === null) return;
  try {
    await feed.recover?.({ product, ...recovery });
  } catch (err) {
    // The next sign of life asks again.
    await parts.products.saveProduct(feed.name, { ...next, requestedAt: null });
    parts.log.warn({ err, feed: feed.name, product }, 'the feed could not be asked for what we missed');
  }
}
