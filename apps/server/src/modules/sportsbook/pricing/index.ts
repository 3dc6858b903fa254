import type { Pool } from 'pg';
import type { Module } from '../../../platform/module.ts';
import type { Line } from '../line/index.ts';
import type { Combinations } from '../shared/ports/combinations.ts';
import type { SportsbookParts } from '../shared/use-cases/parts.ts';
import { createCombinations } from './combinations.ts';
import { createPrices } from './prices.ts';
import { createCombinationsRepository } from './repository/combinations.repository.ts';
import {
  createIdleCombinationsRepository,
  type IdleCombinationsRepository,
} from './repository/idle-combinations.repository.ts';
import { createMarketsRepository, type EventOffer } from './repository/markets.repository.ts';
import { readBetBuilderRoute } from './routes/read-bet-builder.route.ts';
import type { Prices } from './use-cases/price-parts.ts';
import { publishOffers } from './use-cases/publish-offers.ts';
import { repriceAfterStaffChange } from './use-cases/reprice-after-staff-change.ts';

/** Pricing: our own prices, those of football from ratings and those of combinations of one match. */
export { priceGrid } from './domain/price-event.ts';
export type { Prices } from './use-cases/price-parts.ts';
export type { HoldHistory } from './use-cases/read-past.ts';

export interface PricingParts
  extends Pick<SportsbookParts, 'clock'>,
    Pick<Parameters<typeof createPrices>[0], 'feed' | 'holdHistory'> {
  readonly pool: Pool;
  readonly line: Line;
}

export interface Pricing extends Pick<Module, 'routes' | 'jobs'> {
  readonly prices: Prices;
  /** Combinations as legs of slips: priced for anybody, written for a bet. */
  readonly combinations: Combinations;
  /** Combinations and distributions that nothing needs any more, for their retention. */
  readonly idle: IdleCombinationsRepository;
  /** Writes the whole offer of events and publishes what changed. */
  publishOffers(offers: readonly EventOffer[]): Promise<void>;
  /** Reprices combinations after a decision of staff; of one selection, also if it is barred. */
  repriceAfterStaffChange(which: { readonly selection: string | null }): Promise<void>;
}

/** Creates the subject: our own prices, its routes and its job. */
export function createPricing({ pool, clock, feed, line, holdHistory }: PricingParts): Pricing {
  const markets = createMarketsRepository(pool);
  const combinations = createCombinationsRepository(pool);
  const idle = createIdleCombinationsRepository(pool);
  const { announce } = line;
  const prices = createPrices({ markets, announce, feed, holdHistory });
  return {
    prices,
    idle,
    combinations: createCombinations({ markets, combinations, idle, announce }),
    publishOffers: (offers) => publishOffers({ markets, announce }, offers),
    repriceAfterStaffChange: (which) => repriceAfterStaffChange({ combinations, markets, announce, clock }, which),
    routes: [readBetBuilderRoute({ combinations })],
    jobs: [{ name: 'sportsbook.refresh-prices', run: () => prices.refresh(clock.now()) }],
  };
}
