import type { Instant } from '@ordago/kernel';
import { wholeUntil } from '../domain/offer-width.ts';
import type { PriceParts, Prices } from './price-parts.ts';

/** Events without a price that one round prices. */
const MISSING_MAX = 1_000;

/** Prices the events ahead that have no market yet, or are due more of them. */
export async function offerMissingPrices(
  { markets, offer }: Pick<PriceParts, 'markets'> & Pick<Prices, 'offer'>,
  now: Instant,
): Promise<void> {
  const asked = { at: now, wholeUntil: wholeUntil(now), limit: MISSING_MAX };
  await offer(await markets.findUnpriced(asked), now);
}
