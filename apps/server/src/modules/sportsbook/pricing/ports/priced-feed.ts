import type { Instant } from '@ordago/kernel';
import type { Fact } from '@ordago/sport-rules';
import type { PastMatch } from '../../shared/domain/feed-message.ts';

/** Supplier whose past matches our own prices are made of. */
export interface PricedFeed {
  readonly name: string;
  /** Facts that its results contain: our own prices are for markets that these settle. */
  readonly resultFacts: readonly Fact[];
  /** Reads finished matches of the past, from which the ratings are made. */
  history(at: Instant): Promise<readonly PastMatch[]>;
}
