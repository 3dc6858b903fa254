import type { BetId, Currency, PlayerId } from '@ordago/kernel';
import type { Module, Platform } from '../../platform/module.ts';
import type { FeedMessage } from './domain/feed-message.ts';
import type { StakeLimits } from './domain/judge-slip.ts';
import type { PlacedBet } from './domain/placed-bet.ts';
import { sportsbookPolicies } from './policies.ts';
import { findBet } from './repository/bets.repository.ts';
import { findLimits } from './repository/offer.repository.ts';
import { betRoutes } from './routes/bets.route.ts';
import { lineRoutes } from './routes/line.route.ts';
import { receiveFeedRoute } from './routes/receive-feed.route.ts';
import { applyFeed, type FeedApplied } from './use-cases/apply-feed.ts';
import { createPrices } from './use-cases/offer-prices.ts';
import type { SportsbookParts } from './use-cases/parts.ts';
import { pullFeed, tendEvents } from './use-cases/pull-feed.ts';
import { createBetReads, createLineReads } from './use-cases/read-line.ts';
import { settleBets, settlePending } from './use-cases/settle-event.ts';

/** The door of the sportsbook: the betting line, bets and their settlement. `docs/modules/sportsbook.md` is its manual. */
export { betCodeOf, betOfCode } from './domain/bet-code.ts';
export type {
  FeedLeague,
  FeedMessage,
  FeedTeam,
  FixtureMessage,
  PastMatch,
  ResultMessage,
  StatusMessage,
} from './domain/feed-message.ts';
export type { BetStatus, PlacedBet, PlacedLeg } from './domain/placed-bet.ts';
export type { FeedPull, IncomingMessage, OddsFeed } from './ports/odds-feed.ts';
export type { Publish } from './use-cases/parts.ts';

export interface SportsbookOptions extends Omit<SportsbookParts, keyof Platform> {
  readonly platform: Platform;
}

export interface Sportsbook extends Module {
  /** Applies what a supplier tells, in any order and any number of times. */
  applyFeed(messages: readonly FeedMessage[]): Promise<FeedApplied>;
  /** Settles what waits for it; answers how many settlements were applied. Harmless to repeat. */
  settlePending(): Promise<number>;
  /** Settles the bets on an event as its selections stand, whatever its score says. */
  settleBets(event: string): Promise<number>;
  /** A bet of anybody with its legs, for staff; null when there is none. */
  findBet(id: BetId): Promise<PlacedBet | null>;
  /** The least, usual and most stake in a currency; null where nothing may be bet in it. */
  limitsIn(currency: Currency): Promise<StakeLimits | null>;
  /** A player's bets, newest first. */
  listBets(player: PlayerId, page: { page: number; size: number }): Promise<readonly PlacedBet[]>;
}

export function createSportsbook({ platform, ...options }: SportsbookOptions): Sportsbook {
  const parts: SportsbookParts = { ...options, ...platform };
  const prices = createPrices(parts);
  const feeding = { ...parts, prices };
  const bets = createBetReads(parts.pool);
  return {
    name: 'sportsbook',
    routes: [...lineRoutes(createLineReads(parts.pool)), ...betRoutes(parts, bets), receiveFeedRoute(feeding)],
    policies: sportsbookPolicies,
    jobs: [
      { name: 'sportsbook.pull-feed', run: () => pullFeed(feeding) },
      { name: 'sportsbook.tend-events', run: () => tendEvents(feeding) },
      { name: 'sportsbook.refresh-prices', run: () => prices.refresh(parts.clock.now()) },
    ],
    applyFeed: (messages) => applyFeed(feeding, messages),
    settlePending: () => settlePending(parts),
    settleBets: (event) => settleBets(parts, { event, isCorrection: true }),
    findBet: (id) => findBet(parts.pool, id),
    limitsIn: (currency) => findLimits(parts.pool, currency),
    listBets: async (player, page) => (await bets.list({ player, status: 'all', from: null, to: null }, page)).rows,
  };
}
