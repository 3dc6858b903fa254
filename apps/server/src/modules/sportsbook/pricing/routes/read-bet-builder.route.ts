import { readBetBuilder as readBetBuilderContract } from '@ordago/contracts';
import { formatOdds, isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { type BuilderOffer, readBetBuilder } from '../use-cases/read-bet-builder.ts';

/** Reads the price of several selections of one event as one leg. */
export function readBetBuilderRoute(parts: Parameters<typeof readBetBuilder>[0]): BoundRoute {
  return bind(readBetBuilderContract, async ({ params: { id }, query: { selections }, now }) => {
    const offer = await readBetBuilder(parts, { event: id, selections: selections?.split(',') ?? [], now });
    return isRefusal(offer) ? offer : presentOffer(id, offer);
  });
}

function presentOffer(event: string, { priced, parts, partsMax, ...offer }: BuilderOffer) {
  return {
    event,
    parts_max: partsMax,
    parts: parts.map(({ selection, odds }) => ({
      selection,
      odds: formatOdds(odds),
      is_implied: priced?.implied.includes(selection) ?? false,
    })),
    odds: priced && formatOdds(priced.odds),
    contradiction: [...offer.contradiction],
    eligible: [...offer.eligible],
    impossible: [...offer.impossible],
    implied: [...offer.implied],
    refused: [...offer.refused],
  };
}
