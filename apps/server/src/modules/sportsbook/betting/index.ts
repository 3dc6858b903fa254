import type { Module } from '../../../platform/module.ts';
import type { SportsbookParts } from '../shared/use-cases/parts.ts';
import { betRoutes } from './routes/bets.route.ts';
import { playerChoiceRoutes } from './routes/player-choices.route.ts';
import { type BetReads, createBetReads } from './use-cases/read-bets.ts';
import { createReadSlipContext } from './use-cases/read-slip-context.ts';
import { createBetSubmissions } from './use-cases/submit-bets.ts';

/** Betting: a slip is judged and becomes a bet, and bets are shown. */
export { betCodeOf, betOfCode } from './domain/bet-code.ts';
export { isPlayed, limitedBet } from './domain/judge-slip.ts';
export { type ExpressLeg, type ExpressPreview, previewExpress, shownOdds } from './domain/preview-express.ts';
export { boundsOf, type SlipBound } from './domain/slip-bounds.ts';
export { presentBet } from './presenters.ts';
export { findBet } from './repository/bets.repository.ts';
export type { SupposedLimit } from './repository/bounds.repository.ts';
export {
  type FeaturedExpress,
  listFeaturedExpresses,
  readExpressCapacities,
  readExpressLegs,
} from './repository/featured-expresses.repository.ts';
export type { OfferSnapshot } from './repository/offer.repository.ts';
export {
  listTopExpresses,
  saveTopExpress,
  setTopExpressEnd,
  type TopExpress,
  type TopExpressOrder,
  type TopLeg,
} from './repository/top-expresses.repository.ts';
export { judgeSubmission, orMoved } from './use-cases/judge-submission.ts';
export type { BetReads } from './use-cases/read-bets.ts';
export { createReadSlipContext, type SlipContext, type Supposed } from './use-cases/read-slip-context.ts';

export interface Betting extends Pick<Module, 'routes' | 'jobs'> {
  readonly bets: BetReads;
  /** Forgets its timers; bets that wait are taken up by another process. */
  stop(): void;
}

export function createBetting(given: SportsbookParts): Betting {
  const parts = { ...given, readSlipContext: createReadSlipContext(given.pool) };
  const bets = createBetReads(parts.pool);
  const submissions = createBetSubmissions(parts);
  return {
    bets,
    routes: [...betRoutes(parts, bets, submissions), ...playerChoiceRoutes(parts.pool)],
    jobs: [{ name: 'sportsbook.decide-due-bets', run: () => submissions.decideDue() }],
    stop: submissions.stop,
  };
}
