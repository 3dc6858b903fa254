import { listClosures } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentClosure } from '../presenters.ts';
import type { AdminCatalogueReads } from '../use-cases/read-admin-catalogue.ts';

/** Lists the closures for staff. */
export function listClosuresRoute({ closures }: Pick<AdminCatalogueReads, 'closures'>): BoundRoute {
  return bind(listClosures, async ({ query: { page, count: size } }) => {
    const found = await closures.page({ page, size });
    return { closures: found.rows.map(presentClosure), count: found.count, page: found.page };
  });
}
