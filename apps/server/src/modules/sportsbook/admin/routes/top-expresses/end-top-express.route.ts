import { endTopExpress as endTopExpressContract } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { TopExpressParts } from '../../use-cases/betting-admin-parts.ts';
import { endTopExpress } from '../../use-cases/end-top-express.ts';
import { orderOf } from '../order-of.ts';

/** Withdraws a featured express. */
export function endTopExpressRoute(parts: TopExpressParts): BoundRoute {
  return bind(endTopExpressContract, async ({ params: { id }, actor, ip, now }) => {
    return (await endTopExpress(parts, { id, ends: true }, orderOf({ actor, ip, now }))) ?? { id };
  });
}
