import type { Pool } from 'pg';
import type { Module } from '../../../platform/module.ts';
import type { BettingSettingsRepository } from '../shared/repository/settings.repository.ts';
import { type BettingGiven, createBetReads, createBettingParts } from './betting-parts.ts';
import type { BetsRepository } from './repository/bets.repository.ts';
import {
  createFeaturedExpressesRepository,
  type FeaturedExpressesRepository,
} from './repository/featured-expresses.repository.ts';
import type { TopExpressesRepository } from './repository/top-expresses.repository.ts';
import { bettingRoutes } from './routes/betting-routes.ts';
import type { BetReads } from './use-cases/bet-reads.ts';
import { decideDueBets } from './use-cases/decide-due-bets.ts';
import { createBetSubmissions } from './use-cases/submit-bets.ts';

/** API of betting for the other subjects. */
export interface Betting extends Pick<Module, 'routes' | 'jobs'>, Pick<BetsRepository, 'findBet'> {
  readonly bets: BetReads;
  readonly settings: BettingSettingsRepository;
  readonly topExpresses: TopExpressesRepository;
  readonly featuredExpresses: FeaturedExpressesRepository;
  /** Clears its timers; another process decides the waiting bets. */
  stop(): void;
}

/** Creates the subject: its reads, its routes, its job and the timers of bets that wait. */
export function createBetting(pool: Pool, given: BettingGiven): Betting {
  const parts = createBettingParts(pool, given);
  const bets = createBetReads(parts.bets);
  const submissions = createBetSubmissions(parts);
  return {
    bets,
    findBet: parts.bets.findBet,
    settings: parts.settings,
    topExpresses: parts.topExpresses,
    featuredExpresses: createFeaturedExpressesRepository(pool),
    routes: bettingRoutes(parts, bets, submissions),
    jobs: [{ name: 'sportsbook.decide-due-bets', run: () => decideDueBets(parts) }],
    stop: submissions.stop,
  };
}
