/** Betting: a slip is judged and becomes a bet, and bets are shown. */
export { type Betting, createBetting } from './betting.ts';
export { type BettingReads, createBettingReads } from './betting-parts.ts';
export { betCodeOf, betOfCode } from './domain/bet-code.ts';
export { isPlayed, judgeForm, limitedBet } from './domain/judge-slip.ts';
export { type ExpressLeg, type ExpressPreview, previewExpress, shownOdds } from './domain/preview-express.ts';
export { boundsOf, type SlipBound } from './domain/slip-bounds.ts';
export { presentBet } from './presenters.ts';
export type { SupposedLimit } from './repository/bounds.repository.ts';
export type {
  FeaturedExpress,
  FeaturedExpressesRepository,
  TopExpressOrder,
} from './repository/featured-expresses.repository.ts';
export type { OfferSnapshot } from './repository/offer.repository.ts';
export type { TopExpress, TopExpressesRepository, TopLeg } from './repository/top-expresses.repository.ts';
export type { BetReads } from './use-cases/bet-reads.ts';
export { judgeSubmission } from './use-cases/judge-submission.ts';
export { LIABILITY_ID, liabilityOfSlip } from './use-cases/liability-of-slip.ts';
export { orMoved } from './use-cases/or-moved.ts';
export { createReadSlipContext, type SlipContext, type Supposed } from './use-cases/read-slip-context.ts';
