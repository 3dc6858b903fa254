import type { Instant } from '@ordago/kernel';
import type { FeedMessage, PastMatch } from '../domain/feed-message.ts';

/** A supplier that is asked. Suppliers that push enter by the use-case `applyFeedMessages` alike. */
export interface OddsFeed {
  readonly name: string;
  /** Everything that changed since the last call, or the whole offer: messages may come twice. */
  pull(at: Instant): Promise<readonly FeedMessage[]>;
  /** Finished matches of the past, for the ratings that prices are made from. */
  history(): Promise<readonly PastMatch[]>;
}
