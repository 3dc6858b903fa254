import { setTopExpress as setTopExpressContract } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { TopExpressParts } from '../../use-cases/betting-admin-parts.ts';
import { setTopExpress } from '../../use-cases/set-top-express.ts';
import { orderOf } from '../order-of.ts';

export function setTopExpressRoute(parts: TopExpressParts): BoundRoute {
  return bind(setTopExpressContract, async ({ body, actor, ip, now }) => {
    const { selections, name, shown_from: shownFrom, shown_until: shownUntil } = body;
    const wanted = { selections, name, shownFrom, shownUntil };
    const offered = await setTopExpress(parts, wanted, orderOf({ actor, ip, now }));
    return isRefusal(offered) ? offered : { id: offered.id };
  });
}
