import type { BetId, Currency, Instant, PlayerId } from '@ordago/kernel';
import type { Module, Platform } from '../../platform/module.ts';
import type { Audit } from '../audit/index.ts';
import type { OpMapping } from '../ledger/index.ts';
import { createAdmin } from './admin/index.ts';
import { createBetting, findBet } from './betting/index.ts';
import { createCashOut } from './cash-out/index.ts';
import { applyFeed, createFeed, type FeedApplied, findEventIds, type OddsFeed } from './feed/index.ts';
import { createLineReads, createLineRoutes } from './line/index.ts';
import { createPushBets, sportsbookOpEvents } from './news/index.ts';
import { sportsbookPolicies } from './policies.ts';
import { createPricing } from './pricing/index.ts';
import { createRetention, forgetEventsOf } from './retention/index.ts';
import { settleBets, settlePending } from './settlement/index.ts';
import type { FeedMessage } from './shared/domain/feed-message.ts';
import type { PlacedBet } from './shared/domain/placed-bet.ts';
import type { BettingSettings, StakeLimits } from './shared/domain/slip.ts';
import { findLimits, findSettings } from './shared/repository/settings.repository.ts';
import type { SportsbookParts } from './shared/use-cases/parts.ts';

/** Public API of the sportsbook: the betting line, bets and their settlement. `docs/modules/sportsbook.md` is its manual. */
export { betCodeOf, betOfCode } from './betting/index.ts';
export type { FeedPull, IncomingMessage, OddsFeed, ReceivedMessage } from './feed/index.ts';
export { priceGrid } from './pricing/index.ts';
export type {
  Ending,
  FeedLeague,
  FeedMessage,
  FeedTeam,
  FixtureMessage,
  MarketOffer,
  MatchFacts,
  OfferMessage,
  PastMatch,
  RecordMessage,
  ResultMessage,
  StatusMessage,
} from './shared/domain/feed-message.ts';
export type { BetStatus, PlacedBet, PlacedLeg } from './shared/domain/placed-bet.ts';
export type { BettingSettings, StakeLimits, StakeTerms } from './shared/domain/slip.ts';
export type { FreeBets, UsableFreeBet } from './shared/ports/free-bets.ts';
export { type AdminOrder, adminLineOf } from './shared/use-cases/admin-line.ts';

export interface SportsbookOptions extends Omit<SportsbookParts, keyof Platform> {
  readonly platform: Platform;
  readonly audit: Audit;
  /** Seals the offers of cash-outs. */
  readonly secret: string;
  /** Supplier whose past matches our own prices are made of. */
  readonly feed: OddsFeed;
  /** Suppliers beside that one. (Default: none) */
  readonly moreFeeds?: readonly OddsFeed[];
}

export interface Sportsbook extends Module {
  /** How commands of the sportsbook become domain events. */
  readonly opEvents: readonly OpMapping[];
  /** Applies what a supplier tells, in any order and any number of times. */
  applyFeed(messages: readonly FeedMessage[]): Promise<FeedApplied>;
  /** Settles what waits for it; answers how many settlements were applied. Harmless to repeat. */
  settlePending(): Promise<number>;
  /** Settles the bets on an event as its selections stand, whatever its score says. */
  settleBets(event: string): Promise<number>;
  /** Forgets its timers; bets that wait are taken up by the next house. */
  stop(): void;
  /** Takes a message of a supplier from any transport; returns why nothing of it could be applied, or null. */
  hear(feed: string, body: Buffer): Promise<string | null>;
  /** Begins to listen to suppliers that speak over a line of their own; answers how to stop. */
  listen(): Promise<() => Promise<void>>;
  /** The ids of a supplier's events, by its keys; unknown ones are missing. */
  eventIds(feed: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Takes events of a supplier out of the line that were over before an instant, that nobody bet on and nobody keeps;
   * answers how many. For suppliers whose events come by the thousand each day.
   */
  forgetEvents(feed: string, before: Instant): Promise<number>;
  /** A bet of anybody with its legs, for staff; null when there is none. */
  findBet(id: BetId): Promise<PlacedBet | null>;
  /** The least, usual and most stake in a currency; null where nothing may be bet in it. */
  limitsIn(currency: Currency): Promise<StakeLimits | null>;
  /** Reads the settings of staff for all bets. */
  settings(): Promise<BettingSettings>;
  /** The sports of the line. */
  sports(): Promise<readonly string[]>;
  /** A player's bets, newest first. */
  listBets(player: PlayerId, page: { page: number; size: number }): Promise<readonly PlacedBet[]>;
}

export function createSportsbook({
  platform,
  audit,
  secret,
  feed: pricedFeed,
  moreFeeds = [],
  ...options
}: SportsbookOptions): Sportsbook {
  const parts: SportsbookParts = { ...options, ...platform };
  const feeds = [pricedFeed, ...moreFeeds];
  const line = createLineReads(parts.pool);
  const pricing = createPricing({ ...parts, feed: pricedFeed }, line);
  const feed = createFeed({ ...parts, feeds, prices: pricing.prices });
  const betting = createBetting(parts);
  const cashOut = createCashOut({ ...parts, secret }, betting.bets);
  const retention = createRetention({ ...parts, feeds });
  const admin = createAdmin({ parts, audit, line, receiving: feed.parts });
  return {
    name: 'sportsbook',
    routes: [
      ...createLineRoutes(parts, line, pricing.prices.past),
      ...pricing.routes,
      ...betting.routes,
      ...cashOut.routes,
      ...feed.routes,
      ...admin.routes,
    ],
    policies: sportsbookPolicies,
    opEvents: sportsbookOpEvents,
    handlers: [createPushBets(parts.publish, parts.freeBets)],
    jobs: [...feed.jobs, ...betting.jobs, ...retention.jobs, ...pricing.jobs, ...cashOut.jobs],
    stop: betting.stop,
    applyFeed: (messages) => applyFeed(feed.parts, messages),
    hear: feed.hear,
    listen: feed.listen,
    settlePending: () => settlePending(parts),
    settleBets: (event) => settleBets(parts, { event, isCorrection: true }),
    eventIds: (supplier, keys) => findEventIds(parts.pool, supplier, keys),
    forgetEvents: (supplier, before) => forgetEventsOf(parts, { feed: supplier, before }),
    findBet: (id) => findBet(parts.pool, id),
    limitsIn: (currency) => findLimits(parts.pool, currency),
    settings: () => findSettings(parts.pool),
    sports: admin.sports,
    listBets: async (player, page) =>
      (await betting.bets.list({ player, status: 'all', from: null, to: null }, page)).rows,
  };
}
