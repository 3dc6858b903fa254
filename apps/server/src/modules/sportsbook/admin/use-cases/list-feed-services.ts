import type { ProductState } from '../../feed/index.ts';
import type { FeedAdminParts } from './feed-admin-parts.ts';

export interface FeedService extends Pick<ProductState, 'product' | 'state' | 'receivedAt' | 'completeTo'> {
  readonly feed: string;
}

/** Lists the services of all suppliers. */
export async function listFeedServices({
  feeds,
  products,
}: Pick<FeedAdminParts, 'feeds' | 'products'>): Promise<readonly FeedService[]> {
  const found = await Promise.all(
    feeds.map(async ({ name }) => (await products.findProducts(name)).map((state) => ({ feed: name, ...state }))),
  );
  return found.flat();
}
