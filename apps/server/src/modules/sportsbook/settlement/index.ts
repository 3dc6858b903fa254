import type { Pool } from 'pg';
import { createBetsToSettleRepository } from './repository/bets-to-settle.repository.ts';
import { createMovedStartsRepository, type MovedStartsRepository } from './repository/moved-starts.repository.ts';
import { createOutcomesRepository } from './repository/outcomes.repository.ts';
import { createRetirementTermsRepository } from './repository/retirement-terms.repository.ts';
import type { SettleParts } from './use-cases/parts.ts';
import { returnMoved } from './use-cases/return-moved.ts';
import { settleBets } from './use-cases/settle-bets.ts';
import { settlePending } from './use-cases/settle-pending.ts';

/** Settlement: results into payouts, by difference, and the return of void bets. */
export interface Settlement {
  /** Settles the events that wait for it; returns how many settlements were applied. Runs again without harm. */
  settlePending(): Promise<number>;
  /** Settles the bets on an event by its selections of now; returns how many settlements were applied. */
  settleBets(order: { event: string; isCorrection: boolean }): Promise<number>;
  /** Returns the bets on contests that were moved beyond their window; answers how many settlements were applied. */
  returnMoved(): Promise<number>;
  /** Starts that events gave up, for their retention. */
  readonly movedStarts: Pick<MovedStartsRepository, 'dropOldStarts'>;
}

export interface SettlementParts extends Pick<SettleParts, 'ledger' | 'clock' | 'announce'> {
  readonly pool: Pool;
}

/** Creates the subject on the ledger that pays what it settles. */
export function createSettlement({ pool, ...rest }: SettlementParts): Settlement {
  const parts: SettleParts = {
    ...rest,
    bets: createBetsToSettleRepository(pool),
    outcomes: createOutcomesRepository(pool),
    retirements: createRetirementTermsRepository(pool),
    movedStarts: createMovedStartsRepository(pool),
  };
  return {
    settlePending: () => settlePending(parts),
    settleBets: (order) => settleBets(parts, order),
    returnMoved: () => returnMoved(parts),
    movedStarts: parts.movedStarts,
  };
}
