import { endTopExpress, listTopExpresses, setTopExpress } from '@ordago/contracts';
import { type Clock, formatOdds, isRefusal, toIso } from '@ordago/kernel';
import { staffOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import type { TopExpresses } from '../use-cases/top-expresses.ts';

/** Expresses of the house: what everybody sees, and what staff decide about them. */
export function topExpressRoutes(expresses: TopExpresses, clock: Clock): BoundRoute[] {
  return [
    bind(listTopExpresses, async () => ({
      expresses: (await expresses.list(clock.now())).map(({ id, legs }) => ({
        id,
        legs: legs.map(({ startsAt, odds, ...leg }) => ({
          ...leg,
          starts_at: toIso(startsAt),
          odds: formatOdds(odds),
        })),
      })),
    })),
    bind(setTopExpress, async ({ body, actor, ip, now }) => {
      const offered = await expresses.offer(body.selections, { staff: staffOf(actor).staff, ip, now });
      return isRefusal(offered) ? offered : { id: offered.id };
    }),
    bind(endTopExpress, async ({ params: { id }, actor, ip, now }) => {
      return (await expresses.end(id, { staff: staffOf(actor).staff, ip, now })) ?? { id };
    }),
  ];
}
