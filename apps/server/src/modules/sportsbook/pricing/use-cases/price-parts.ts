import type { Instant } from '@ordago/kernel';
import type { PastMatch } from '../../shared/domain/feed-message.ts';
import type { PricedFeed } from '../ports/priced-feed.ts';
import type { MarketsRepository } from '../repository/markets.repository.ts';
import type { PublishOffersParts } from './publish-offers.ts';
import type { ReadPast } from './read-past.ts';

/** Prices of football from ratings. */
export interface Prices {
  /** Prices the events; those of a league without enough believed past have none: a price without a reason is no price. */
  offer(events: readonly string[], now: Instant): Promise<void>;
  /** Prices the events ahead that have no market yet, or are due more of them. */
  offerMissing(now: Instant): Promise<void>;
  /** Rates the leagues anew, on the results that came in since, and moves the prices of the events ahead. */
  refresh(now: Instant): Promise<void>;
  /** Finished matches that prices are made from, as they were last read. */
  past(now: Instant): Promise<readonly PastMatch[]>;
}

/** Parts of the use-cases that make prices. */
export interface PriceParts extends PublishOffersParts {
  readonly markets: MarketsRepository;
  readonly feed: PricedFeed;
  readonly past: ReadPast;
}
