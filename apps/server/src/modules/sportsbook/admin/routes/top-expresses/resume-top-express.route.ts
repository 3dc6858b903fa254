import { resumeTopExpress } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { TopExpressParts } from '../../use-cases/betting-admin-parts.ts';
import { endTopExpress } from '../../use-cases/end-top-express.ts';
import { orderOf } from '../order-of.ts';

/** Offers a featured express again. */
export function resumeTopExpressRoute(parts: TopExpressParts): BoundRoute {
  return bind(resumeTopExpress, async ({ params: { id }, actor, ip, now }) => {
    return (await endTopExpress(parts, { id, ends: false }, orderOf({ actor, ip, now }))) ?? { id };
  });
}
