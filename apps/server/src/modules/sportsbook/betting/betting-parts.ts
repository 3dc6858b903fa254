import type { Pool } from 'pg';
import type { Queryable } from '../../../platform/db/transaction.ts';
import { createBettingSettingsRepository } from '../shared/repository/settings.repository.ts';
import type { SportsbookParts } from '../shared/use-cases/parts.ts';
import { type BetsRepository, createBetsRepository } from './repository/bets.repository.ts';
import { type BoundsRepository, createBoundsRepository } from './repository/bounds.repository.ts';
import { createDelayedBetsRepository } from './repository/delayed-bets.repository.ts';
import { createOfferRepository, type OfferRepository } from './repository/offer.repository.ts';
import { createPlayerChoicesRepository } from './repository/player-choices.repository.ts';
import { createSharedBetsRepository } from './repository/shared-bets.repository.ts';
import { createTopExpressesRepository, type TopExpressesRepository } from './repository/top-expresses.repository.ts';
import type { BetReads } from './use-cases/bet-reads.ts';
import type { BettingParts } from './use-cases/parts.ts';
import { readOwnBet } from './use-cases/read-own-bet.ts';
import { createReadSlipContext } from './use-cases/read-slip-context.ts';

/** Repositories that a slip is judged by. */
export interface BettingReads {
  readonly offer: OfferRepository;
  readonly bounds: BoundsRepository;
  readonly topExpresses: TopExpressesRepository;
}

/** Creates the repositories that a slip is judged by, on the pool or within a transaction. */
export function createBettingReads(db: Queryable): BettingReads {
  return {
    offer: createOfferRepository(db),
    bounds: createBoundsRepository(db),
    topExpresses: createTopExpressesRepository(db),
  };
}

/** Parts that betting is given: those of all subjects, and combinations. */
export type BettingGiven = SportsbookParts & Pick<BettingParts, 'combinations'>;

/** Creates the parts of betting, its repositories among them. */
export function createBettingParts(pool: Pool, given: BettingGiven): BettingParts {
  const { offer, bounds, topExpresses } = createBettingReads(pool);
  return {
    ...given,
    offer,
    bounds,
    topExpresses,
    readSlipContext: createReadSlipContext({ offer, bounds }),
    bets: createBetsRepository(pool),
    choices: createPlayerChoicesRepository(pool),
    delayedBets: createDelayedBetsRepository(pool),
    settings: createBettingSettingsRepository(pool),
    sharedBets: createSharedBetsRepository(pool),
  };
}

/** Creates the reads of bets, for the routes of this subject and of others. */
export function createBetReads(bets: BetsRepository): BetReads {
  return { list: bets.findBets, own: (player, bet) => readOwnBet(bets, player, bet) };
}
