import { listAdminGames } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentAdminGame } from '../presenters.ts';
import type { AdminCatalogueReads } from '../use-cases/read-admin-catalogue.ts';

/** Lists the games of the catalogue for staff. */
export function listAdminGamesRoute({ games }: Pick<AdminCatalogueReads, 'games'>): BoundRoute {
  return bind(listAdminGames, async ({ query }) => {
    const { page, count: size, search, provider = null, view } = query;
    const found = await games.page({ search, provider, view }, { page, size });
    return { games: found.rows.map(presentAdminGame), count: found.count, page: found.page };
  });
}
