import type { Module } from '../../../platform/module.ts';
import type { LineReads } from '../line/index.ts';
import { betBuilderRoutes } from './routes/bet-builder.route.ts';
import { createBetBuilder } from './use-cases/bet-builder.ts';
import { createPrices, type PriceParts, type Prices } from './use-cases/offer-prices.ts';

/** Pricing: our own prices, those of football from ratings and those of combinations of one match. */
export { priceGrid } from './domain/price-event.ts';
export { dropCombinations, dropRates } from './repository/combinations.repository.ts';
export { type Prices, publishOffers } from './use-cases/offer-prices.ts';
export { repriceAfterStaffChange } from './use-cases/reprice-combinations.ts';

export interface Pricing extends Pick<Module, 'routes' | 'jobs'> {
  readonly prices: Prices;
}

export function createPricing(parts: PriceParts, line: LineReads): Pricing {
  const prices = createPrices(parts);
  return {
    prices,
    routes: betBuilderRoutes(createBetBuilder(parts), line),
    jobs: [{ name: 'sportsbook.refresh-prices', run: () => prices.refresh(parts.clock.now()) }],
  };
}
