import { type BetId, Bug, type Currency, type Instant, type PlayerId } from '@ordago/kernel';
import type { Module, Platform } from '../../platform/module.ts';
import type { Audit } from '../audit/index.ts';
import type { OpMapping } from '../ledger/index.ts';
import { createBettingAdminStore } from './admin/repository/betting-admin.repository.ts';
import {
  type BettingOverviewStore,
  createBettingOverviewStore,
} from './admin/repository/betting-overview.repository.ts';
import { createEachWaySettings } from './admin/repository/each-way-settings.repository.ts';
import { bettingAdminRoutes } from './admin/routes/betting-admin.route.ts';
import { bettingOverviewRoutes } from './admin/routes/betting-overview.route.ts';
import { eachWayAdminRoutes } from './admin/routes/each-way-admin.route.ts';
import { feedAdminRoutes } from './admin/routes/feed-admin.route.ts';
import { topExpressRoutes } from './admin/routes/top-expresses.route.ts';
import { whatIfRoutes } from './admin/routes/what-if.route.ts';
import { createWhatIf } from './admin/use-cases/ask-what-if.ts';
import { createBettingAdmin } from './admin/use-cases/betting-admin.ts';
import { createBettingOverview } from './admin/use-cases/betting-overview.ts';
import { createEachWayAdmin } from './admin/use-cases/each-way-admin.ts';
import { createFeedAdmin } from './admin/use-cases/feed-admin.ts';
import { createTopExpresses } from './admin/use-cases/top-expresses.ts';
import { findBet } from './betting/repository/bets.repository.ts';
import { betRoutes } from './betting/routes/bets.route.ts';
import { playerChoiceRoutes } from './betting/routes/player-choices.route.ts';
import { createBetReads } from './betting/use-cases/read-bets.ts';
import { createReadSlipContext } from './betting/use-cases/read-slip-context.ts';
import { createBetSubmissions } from './betting/use-cases/submit-bets.ts';
import { createCashOutQuotes } from './cash-out/domain/cash-out-quote.ts';
import { cashOutRoutes } from './cash-out/routes/cash-outs.route.ts';
import { checkCashOutRules } from './cash-out/use-cases/cash-out-rules.ts';
import type { OddsFeed } from './feed/ports/odds-feed.ts';
import { findEventIds } from './feed/repository/fixtures.repository.ts';
import { receiveFeedRoutes } from './feed/routes/receive-feed.route.ts';
import { applyFeed, type FeedApplied } from './feed/use-cases/apply-feed.ts';
import { createFixtureAsks } from './feed/use-cases/fixture-asks.ts';
import { pullFeeds, tendEvents } from './feed/use-cases/pull-feed.ts';
import { applyOrQuarantine } from './feed/use-cases/receive-message.ts';
import { noteGap } from './feed/use-cases/watch-products.ts';
import { findEventRoutes } from './line/routes/find-events.route.ts';
import { lineRoutes } from './line/routes/line.route.ts';
import { createLineReads, type LineReads } from './line/use-cases/read-line.ts';
import { sportsbookOpEvents } from './news/use-cases/op-events.ts';
import { createPushBets } from './news/use-cases/push-bets.ts';
import { sportsbookPolicies } from './policies.ts';
import { betBuilderRoutes } from './pricing/routes/bet-builder.route.ts';
import { createBetBuilder } from './pricing/use-cases/bet-builder.ts';
import { createPrices } from './pricing/use-cases/offer-prices.ts';
import { repriceAfterStaffChange } from './pricing/use-cases/reprice-combinations.ts';
import { forgetEventsOf, forgetOldRows } from './retention/use-cases/forget-old-rows.ts';
import { settleBets, settlePending } from './settlement/use-cases/settle-event.ts';
import type { FeedMessage } from './shared/domain/feed-message.ts';
import type { PlacedBet } from './shared/domain/placed-bet.ts';
import type { BettingSettings, StakeLimits } from './shared/domain/slip.ts';
import { findLimits, findSettings } from './shared/repository/settings.repository.ts';
import type { SportsbookParts } from './shared/use-cases/parts.ts';

/** The door of the sportsbook: the betting line, bets and their settlement. `docs/modules/sportsbook.md` is its manual. */
export { betCodeOf, betOfCode } from './betting/domain/bet-code.ts';
export type { FeedPull, IncomingMessage, OddsFeed, ReceivedMessage } from './feed/ports/odds-feed.ts';
export { priceGrid } from './pricing/domain/price-event.ts';
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

export interface SportsbookOptions
  extends Omit<SportsbookParts, keyof Platform | 'readSlipContext' | 'quotes' | 'feeds'> {
  readonly platform: Platform;
  readonly audit: Audit;
  /** Seals the offers of cash-outs. */
  readonly secret: string;
  /** Suppliers beside the one whose history our prices are made of. (Default: none) */
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
  moreFeeds = [],
  ...options
}: SportsbookOptions): Sportsbook {
  const quotes = createCashOutQuotes(secret);
  const feeds = [options.feed, ...moreFeeds];
  const parts: SportsbookParts = {
    ...options,
    ...platform,
    feeds,
    readSlipContext: createReadSlipContext(platform.pool),
    quotes,
  };
  const prices = createPrices(parts);
  const feeding = { ...parts, prices, fixtureAsks: createFixtureAsks() };
  const line = createLineReads(parts.pool);
  const bets = createBetReads(parts.pool);
  const submissions = createBetSubmissions(parts);
  const overview = createBettingOverviewStore(parts.pool);
  return {
    name: 'sportsbook',
    routes: [
      ...lineRoutes(line),
      ...betBuilderRoutes(createBetBuilder(parts), line),
      ...betRoutes(parts, bets, submissions),
      ...cashOutRoutes(parts, bets),
      ...findEventRoutes(parts, prices.past),
      ...playerChoiceRoutes(parts.pool),
      ...adminRoutes(parts, audit, { line, overview }),
      ...receiveFeedRoutes(feeding),
      ...feedAdminRoutes(createFeedAdmin({ ...feeding, audit })),
    ],
    policies: sportsbookPolicies,
    opEvents: sportsbookOpEvents,
    handlers: [createPushBets(parts.publish, parts.freeBets)],
    jobs: [
      { name: 'sportsbook.pull-feed', run: () => pullFeeds(feeding) },
      { name: 'sportsbook.tend-events', run: () => tendEvents(feeding) },
      { name: 'sportsbook.decide-due-bets', run: () => submissions.decideDue() },
      { name: 'sportsbook.forget-old-rows', run: () => forgetOldRows(parts) },
      { name: 'sportsbook.refresh-prices', run: () => prices.refresh(parts.clock.now()) },
      // Enqueued by the change of a price itself, where rules hang on its event.
      {
        name: CASH_OUT_CHECK_JOB,
        run: async (payload) => void (await checkCashOutRules(parts, readCashOutCheck(payload))),
      },
    ],
    stop: submissions.stop,
    applyFeed: (messages) => applyFeed(feeding, messages),
    hear: (name, body) => applyOrQuarantine(feeding, feedOf(feeds, name), body),
    listen: async () => {
      const stops = await Promise.all(
        parts.feeds.map((feed) =>
          feed.listen?.({
            hear: async (body) => void (await applyOrQuarantine(feeding, feed, body)),
            lost: () => noteGap(feeding, feed),
          }),
        ),
      );
      return async () => {
        for (const stop of stops) await stop?.();
      };
    },
    settlePending: () => settlePending(parts),
    settleBets: (event) => settleBets(parts, { event, isCorrection: true }),
    eventIds: (feed, keys) => findEventIds(parts.pool, feed, keys),
    forgetEvents: (feed, before) => forgetEventsOf(parts, { feed, before }),
    findBet: (id) => findBet(parts.pool, id),
    limitsIn: (currency) => findLimits(parts.pool, currency),
    settings: () => findSettings(parts.pool),
    sports: overview.sports,
    listBets: async (player, page) => (await bets.list({ player, status: 'all', from: null, to: null }, page)).rows,
  };
}

function bettingRulesOf(parts: SportsbookParts, audit: Audit) {
  const reprice = (which: { readonly selection: string | null }) => repriceAfterStaffChange(parts, which);
  return createBettingAdmin({ store: createBettingAdminStore(parts.pool), audit, reprice });
}

/** Routes of staff about bets. */
function adminRoutes(
  parts: SportsbookParts,
  audit: Audit,
  { line, overview }: { line: LineReads; overview: BettingOverviewStore },
): Module['routes'] {
  const { pool, clock, publish, stakeTerms } = parts;
  return [
    ...bettingAdminRoutes(bettingRulesOf(parts, audit)),
    ...eachWayRoutes(parts, audit),
    ...topExpressRoutes(createTopExpresses({ pool, audit, publish }), line, clock),
    ...bettingOverviewRoutes(createBettingOverview({ store: overview, audit })),
    ...whatIfRoutes(createWhatIf(pool, stakeTerms)),
  ];
}

function feedOf(feeds: readonly OddsFeed[], name: string): OddsFeed {
  const feed = feeds.find((one) => one.name === name);
  if (!feed) throw new Bug(`no feed is called ${name}`);
  return feed;
}

const CASH_OUT_CHECK_JOB = 'sportsbook.check-cash-outs';

/** The event that the trigger names in `sportsbook.enqueue_cash_out_checks`. */
function readCashOutCheck(payload: unknown): string {
  const { event } = (payload ?? {}) as { event?: unknown };
  if (typeof event !== 'string') throw new Bug(`${CASH_OUT_CHECK_JOB} without an event`);
  return event;
}

/** Routes of staff about each-way bets. */
function eachWayRoutes({ pool }: SportsbookParts, audit: Audit) {
  const settings = createEachWaySettings(pool);
  const targets = createBettingAdminStore(pool);
  return eachWayAdminRoutes(createEachWayAdmin({ settings, targets, audit }));
}
