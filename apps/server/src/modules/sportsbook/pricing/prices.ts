import { offerMissingPrices } from './use-cases/offer-missing-prices.ts';
import { createOfferPrices } from './use-cases/offer-prices.ts';
import type { PriceParts, Prices } from './use-cases/price-parts.ts';
import { createReadPast, type ReadPastParts } from './use-cases/read-past.ts';
import { refreshPrices } from './use-cases/refresh-prices.ts';

/** Puts the use-cases together that make prices: they share the past, and the offer that follows from it. */
export function createPrices(given: Omit<PriceParts, 'past'> & Pick<ReadPastParts, 'holdHistory'>): Prices {
  const past = createReadPast(given);
  const parts = { ...given, past };
  const offer = createOfferPrices(parts);
  return {
    offer,
    offerMissing: (now) => offerMissingPrices({ ...parts, offer }, now),
    refresh: (now) => refreshPrices({ ...parts, offer }, now),
    past: past.read,
  };
}
