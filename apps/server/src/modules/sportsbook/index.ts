/** Public API of the sportsbook: the betting line, bets and their settlement. Manual: `docs/modules/sportsbook.md`. */
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

export { createSportsbook, type Sportsbook, type SportsbookOptions } from './sportsbook.ts';
