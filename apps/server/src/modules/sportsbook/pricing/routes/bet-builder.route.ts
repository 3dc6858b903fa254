import { makeCombination, readBetBuilder } from '@ordago/contracts';
import { assert, formatOdds, isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { type LineReads, presentMarket } from '../../line/index.ts';
import type { BetBuilder, BuilderOffer } from '../use-cases/bet-builder.ts';

/** Several selections of one event as one leg. */
export function betBuilderRoutes(builder: BetBuilder, line: LineReads): BoundRoute[] {
  return [
    bind(readBetBuilder, async ({ params: { id }, query: { selections }, now }) => {
      const offer = await builder.read({ event: id, selections: selections?.split(',') ?? [], now });
      return isRefusal(offer) ? offer : presentOffer(id, offer);
    }),
    bind(makeCombination, async ({ params: { id }, body: { selections }, now }) => {
      const market = await builder.make({ event: id, selections, now });
      if (isRefusal(market)) return market;
      const made = await line.market(id, market, now);
      assert(made, `combination ${market} was made and is not there`);
      return { event: id, market: presentMarket(made) };
    }),
  ];
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
