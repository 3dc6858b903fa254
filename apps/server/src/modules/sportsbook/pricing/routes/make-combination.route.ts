import { makeCombination as makeCombinationContract } from '@ordago/contracts';
import { assert, isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { type LineReads, presentMarket } from '../../line/index.ts';
import { type MakeCombinationParts, makeCombination } from '../use-cases/make-combination.ts';

/** Puts a combination of selections of one event on the line. */
export function makeCombinationRoute(parts: MakeCombinationParts, line: LineReads): BoundRoute {
  return bind(makeCombinationContract, async ({ params: { id }, body: { selections }, now }) => {
    const market = await makeCombination(parts, { event: id, selections, now });
    if (isRefusal(market)) return market;
    const made = await line.market(id, market, now);
    assert(made, `combination ${market} was made and is not there`);
    return { event: id, market: presentMarket(made) };
  });
}
