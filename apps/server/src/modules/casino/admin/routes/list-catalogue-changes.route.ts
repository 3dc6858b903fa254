import { listCatalogueChanges } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentReport } from '../presenters.ts';
import type { AdminCatalogueReads } from '../use-cases/read-admin-catalogue.ts';

/** Lists the changes of the catalogue for staff. */
export function listCatalogueChangesRoute({ reports }: Pick<AdminCatalogueReads, 'reports'>): BoundRoute {
  return bind(listCatalogueChanges, async ({ query: { page, count: size } }) => {
    const found = await reports.page({ page, size });
    return { reports: found.rows.map(presentReport), count: found.count, page: found.page };
  });
}
