import type { BetId, Currency, Instant, PlayerId } from '@ordago/kernel';
import type { Module, Platform } from '../../platform/module.ts';
import type { Audit } from '../audit/index.ts';
import type { OpMapping } from '../ledger/index.ts';
import { type Admin, type AdminParts, createAdmin } from './admin/index.ts';
import { createBetting } from './betting/index.ts';
import { createCashOut } from './cash-out/index.ts';
import {
  createFeed,
  createFeedQuarantineRepository,
  type FeedApplied,
  holdHistory,
  type OddsFeed,
} from './feed/index.ts';
import { createLine } from './line/index.ts';
import { createPushBets, sportsbookOpEvents } from './news/index.ts';
import { sportsbookPolicies } from './policies.ts';
import { createPricing } from './pricing/index.ts';
import { createRetention } from './retention/index.ts';
import { createSettlement } from './settlement/index.ts';
import type { FeedMessage } from './shared/domain/feed-message.ts';
import type { PlacedBet } from './shared/domain/placed-bet.ts';
import type { BettingSettings, StakeLimits } from './shared/domain/slip.ts';
import type { SportsbookParts } from './shared/use-cases/parts.ts';

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
  /** Mapping of the sportsbook's commands to domain events. */
  readonly opEvents: readonly OpMapping[];
  /** Applies the messages of a supplier, in any order and any number of times. */
  applyFeed(messages: readonly FeedMessage[]): Promise<FeedApplied>;
  /** Settles the events that wait for it; answers how many settlements were applied. Harmless to repeat. */
  settlePending(): Promise<number>;
  /** Settles the bets on an event by the present outcomes of its selections, whatever its score. */
  settleBets(event: string): Promise<number>;
  /** Clears its timers; another process decides the waiting bets. */
  stop(): void;
  /** Receives a message of a supplier from any transport; returns the reason why nothing of it was applied, or null. */
  receiveMessage(feed: string, body: Buffer): Promise<string | null>;
  /** Connects to suppliers that send over a connection of their own; returns a function that disconnects. */
  listen(): Promise<() => Promise<void>>;
  /** The ids of a supplier's events, by its keys; unknown ones are missing. */
  eventIds(feed: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Deletes events of a supplier from the line that were over before an instant, that nobody bet on and nobody keeps;
   * answers how many. For suppliers whose events come by the thousand each day.
   */
  forgetEvents(feed: string, before: Instant): Promise<number>;
  /** A bet of anybody with its legs, for staff; null when there is none. */
  findBet(id: BetId): Promise<PlacedBet | null>;
  /** Reads the limits of stakes, payout and liability in a currency, in its ledger units; null where nothing may be bet in it. */
  limitsIn(currency: Currency): Promise<StakeLimits | null>;
  /** Reads the rates that staff set: units of a currency for one US dollar, as decimal texts. */
  rates(): Promise<ReadonlyMap<string, string>>;
  /**
   * Sets the stakes, payouts and rate of a currency, as staff do; amounts in ledger units, the rate in units for one US dollar.
   *
   * @refuses validation-failed where a bound is beyond the next, or the rate is zero
   */
  setStakes(...order: Parameters<Admin['setStakes']>): ReturnType<Admin['setStakes']>;
  /** Reads the settings of staff for all bets. */
  settings(): Promise<BettingSettings>;
  /** The sports of the line. */
  sports(): Promise<readonly string[]>;
  /** A player's bets, newest first. */
  listBets(player: PlayerId, page: { page: number; size: number }): Promise<readonly PlacedBet[]>;
}

/** Creates the module: its routes, its jobs and its API. */
export function createSportsbook(options: SportsbookOptions): Sportsbook {
  const { settlement, retention, betting, feed, ...subjects } = createSubjects(options);
  const { line, pricing, cashOut, admin } = subjects;
  return {
    name: 'sportsbook',
    routes: [
      ...line.routes(pricing.prices.past),
      ...pricing.routes,
      ...betting.routes,
      ...cashOut.routes,
      ...feed.routes,
      ...admin.routes,
    ],
    policies: sportsbookPolicies,
    opEvents: sportsbookOpEvents,
    handlers: [createPushBets(options.publish, options.freeBets)],
    jobs: [...feed.jobs, ...betting.jobs, ...retention.jobs, ...pricing.jobs, ...cashOut.jobs],
    stop: betting.stop,
    applyFeed: feed.applyFeed,
    receiveMessage: feed.receiveMessage,
    listen: feed.listen,
    settlePending: settlement.settlePending,
    settleBets: (event) => settlement.settleBets({ event, isCorrection: true }),
    eventIds: feed.findEventIds,
    forgetEvents: (supplier, before) => retention.forgetEventsOf({ feed: supplier, before }),
    findBet: betting.findBet,
    limitsIn: betting.settings.findLimits,
    rates: betting.settings.findRates,
    setStakes: admin.setStakes,
    settings: betting.settings.findSettings,
    sports: admin.sports,
    listBets: async (player, page) =>
      (await betting.bets.list({ player, status: 'all', from: null, to: null }, page)).rows,
  };
}

/** Creates the subjects, lower ones first. */
function createSubjects({ platform, audit, secret, feed: pricedFeed, moreFeeds = [], ...options }: SportsbookOptions) {
  const { pool, clock, log } = platform;
  const parts: SportsbookParts = { ...options, clock, log };
  const feeds = [pricedFeed, ...moreFeeds];
  const line = createLine({ ...parts, pool });
  const { announce } = line;
  const quarantine = createFeedQuarantineRepository(pool);
  const pricing = createPricing({
    pool,
    clock,
    feed: pricedFeed,
    line,
    holdHistory: (held) => holdHistory(quarantine, held),
  });
  const settlement = createSettlement({ pool, clock, ledger: parts.ledger, announce });
  const { prices, publishOffers } = pricing;
  const feed = createFeed(pool, { clock, log, feeds, prices, publishOffers, announce, settlement, quarantine });
  const betting = createBetting(pool, { ...parts, combinations: pricing.combinations });
  const cashOut = createCashOut(pool, { ...parts, secret }, betting.bets);
  const old = { values: cashOut.values, combinations: pricing.idle, starts: settlement.movedStarts };
  const retention = createRetention(pool, { clock, log, feeds, ...old });
  const adminParts: AdminParts = {
    ...parts,
    audit,
    betting,
    feed: feed.parts,
    line: line.reads,
    reprice: pricing.repriceAfterStaffChange,
  };
  return { line, pricing, settlement, feed, betting, cashOut, retention, admin: createAdmin(pool, adminParts) };
}
