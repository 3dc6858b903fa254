import type { Module } from '../../../platform/module.ts';
import { receiveFeedRoutes } from './routes/receive-feed.route.ts';
import { createFixtureAsks } from './use-cases/fixture-asks.ts';
import { type FeedConnections, listenToFeeds } from './use-cases/listen-to-feeds.ts';
import { pullFeeds, tendEvents } from './use-cases/pull-feed.ts';
import type { ReceivingParts } from './use-cases/receive-message.ts';

/** Feed: messages of suppliers become events, markets and results, in any order and any number of times. */
export type { ProductState } from './domain/judge-product.ts';
export type { FeedPull, IncomingMessage, OddsFeed, ReceivedMessage } from './ports/odds-feed.ts';
export { findProducts } from './repository/feed-products.repository.ts';
export {
  countQuarantine,
  decideQuarantined,
  findQuarantined,
  listQuarantine,
  noteReason,
  type QuarantineFilter,
  type QuarantineRow,
} from './repository/feed-quarantine.repository.ts';
export { findEventIds } from './repository/fixtures.repository.ts';
export { type ApplyFeedParts, applyFeed, type FeedApplied } from './use-cases/apply-feed.ts';
export { type ReceivingParts, takeMessage } from './use-cases/receive-message.ts';

export interface Feed extends Pick<Module, 'routes' | 'jobs'>, FeedConnections {
  /** Parts by which messages are received, for staff who replay them. */
  readonly parts: ReceivingParts;
}

export function createFeed(given: Omit<ReceivingParts, 'fixtureAsks'>): Feed {
  const parts: ReceivingParts = { ...given, fixtureAsks: createFixtureAsks() };
  return {
    parts,
    ...listenToFeeds(parts),
    routes: receiveFeedRoutes(parts),
    jobs: [
      { name: 'sportsbook.pull-feed', run: () => pullFeeds(parts) },
      { name: 'sportsbook.tend-events', run: () => tendEvents(parts) },
    ],
  };
}
