import { makeCombination, readBetBuilder } from '@ordago/contracts';
import { assert, formatOdds, isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentMarket } from '../../line/presenters.ts';
import type { LineReads } from '../../line/use-cases/read-line.ts';
import type { BetBuilder, BuilderSight } from '../use-cases/bet-builder.ts';

/** Several selections of one event as one leg. */
export function betBuilderRoutes(builder: BetBuilder, line: LineReads): BoundRoute[] {
  return [
    bind(readBetBuilder, async ({ params: { id }, query: { selections }, now }) => {
      const sight = await builder.read({ event: id, selections: selections?.split(',') ?? [], now });
      return isRefusal(sight) ? sight : presentSight(id, sight);
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

function presentSight(event: string, { priced, parts, partsMax, ...sight }: BuilderSight) {
  return {
    event,
    parts_max: partsMax,
    parts: parts.map(({ selection, odds }) => ({
      selection,
      odds: formatOdds(odds),
      is_implied: priced?.implied.includes(selection) ?? false,
    })),
    odds: priced && formatOdds(priced.odds),
    contradiction: [...sight.contradiction],
    eligible: [...sight.eligible],
    impossible: [...sight.impossible],
    implied: [...sight.implied],
    refused: [...sight.refused],
  };
}
