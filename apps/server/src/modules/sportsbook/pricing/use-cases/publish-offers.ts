import type { AnnounceEvents } from '../../line/index.ts';
import type { EventOffer, MarketsRepository } from '../repository/markets.repository.ts';
import { reprice } from './reprice-combinations.ts';

export interface PublishOffersParts {
  readonly markets: Pick<MarketsRepository, 'saveOffers'>;
  readonly announce: AnnounceEvents;
}

/** Writes the whole offer of events and publishes what changed. */
export async function publishOffers(
  { markets, announce }: PublishOffersParts,
  offers: readonly EventOffer[],
): Promise<void> {
  if (offers.length === 0) return;
  const moved = await markets.saveOffers(offers, reprice);
  if (moved.length === 0) return;
  const events = [...new Set(moved.map(({ event }) => event))];
  await announce(
    events,
    moved.map(({ market }) => market),
  );
}
