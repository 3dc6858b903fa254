import type { OddsFeed } from '../ports/odds-feed.ts';
import type { FeedParts } from './parts.ts';

/** Returns the supplier of an address: of its name, or the first one at the address without (null); undefined where there is none. */
export function findHttpFeed({ feeds }: Pick<FeedParts, 'feeds'>, name: string | null): OddsFeed | undefined {
  return name === null ? feeds[0] : feeds.find((one) => one.name === name);
}
