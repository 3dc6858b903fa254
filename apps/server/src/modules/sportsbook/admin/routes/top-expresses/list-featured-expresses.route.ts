import { listFeaturedExpresses } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import { presentFeaturedExpress } from '../../presenters.ts';
import type { TopExpressParts } from '../../use-cases/betting-admin-parts.ts';

/** Lists the featured expresses for staff. */
export function listFeaturedExpressesRoute({
  featuredExpresses,
}: Pick<TopExpressParts, 'featuredExpresses'>): BoundRoute {
  return bind(listFeaturedExpresses, async ({ query: { page, count: size }, now }) => {
    const { rows, ...found } = await featuredExpresses.listFeaturedExpresses(now, { page, size });
    return { expresses: rows.map(presentFeaturedExpress), ...found };
  });
}
