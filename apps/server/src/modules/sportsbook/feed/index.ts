import type { Pool } from 'pg';
import type { Module } from '../../../platform/module.ts';
import type { FeedMessage } from '../shared/domain/feed-message.ts';
import { createFeedParts } from './feed-parts.ts';
import type { FixturesRepository } from './repository/fixtures.repository.ts';
import { receiveFeedRoute } from './routes/receive-feed.route.ts';
import { receiveNamedFeedRoute } from './routes/receive-named-feed.route.ts';
import { applyFeed, type FeedApplied } from './use-cases/apply-feed.ts';
import { type FeedConnections, listenToFeeds } from './use-cases/listen-to-feeds.ts';
import type { FeedParts, GivenParts } from './use-cases/parts.ts';
import { pullFeeds } from './use-cases/pull-feeds.ts';
import { tendEvents } from './use-cases/tend-events.ts';

/** Feed: messages of suppliers become events, markets and results, in any order and any number of times. */
export type { ProductState } from './domain/judge-product.ts';
export type { FeedPull, IncomingMessage, OddsFeed, ReceivedMessage } from './ports/odds-feed.ts';
export type { QuarantineFilter, QuarantineRow } from './repository/feed-quarantine.repository.ts';
export { createFeedQuarantineRepository } from './repository/feed-quarantine.repository.ts';
export type { LateResult } from './repository/late-results.repository.ts';
export type { FeedApplied } from './use-cases/apply-feed.ts';
export { holdHistory } from './use-cases/hold-history.ts';
export { judgeReported } from './use-cases/judge-reported.ts';
export type { FeedParts } from './use-cases/parts.ts';
export { settleNow } from './use-cases/settle-now.ts';
export { takeMessage } from './use-cases/take-message.ts';

export interface Feed
  extends Pick<Module, 'routes' | 'jobs'>,
    FeedConnections,
    Pick<FixturesRepository, 'findEventIds'> {
  /** Parts by which messages are received, for staff who replay them. */
  readonly parts: FeedParts;
  /** Applies messages that are in our words already, in their order; returns what came of them. */
  applyFeed(messages: readonly FeedMessage[]): Promise<FeedApplied>;
}

/** Creates the subject: its connections to suppliers, its routes and its jobs. */
export function createFeed(pool: Pool, given: GivenParts): Feed {
  const parts = createFeedParts(pool, given);
  return {
    parts,
    ...listenToFeeds(parts),
    applyFeed: (messages) => applyFeed(parts, messages),
    findEventIds: parts.fixtures.findEventIds,
    routes: [receiveFeedRoute(parts), receiveNamedFeedRoute(parts)],
    jobs: [
      { name: 'sportsbook.pull-feed', run: () => pullFeeds(parts) },
      { name: 'sportsbook.tend-events', run: () => tendEvents(parts) },
    ],
  };
}
