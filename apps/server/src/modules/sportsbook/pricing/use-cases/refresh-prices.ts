import type { Instant } from '@ordago/kernel';
import type { PriceParts, Prices } from './price-parts.ts';

/** Rates the leagues anew, on the results that came in since, and moves the prices of the events ahead. */
export async function refreshPrices(
  { markets, past, offer }: Pick<PriceParts, 'markets' | 'past'> & Pick<Prices, 'offer'>,
  now: Instant,
): Promise<void> {
  past.forget();
  await offer(await markets.findPriced(now), now);
}
