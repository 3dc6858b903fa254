import type { AdminGamesRepository } from '../repository/admin-games.repository.ts';
import type { ClosuresRepository } from '../repository/closures.repository.ts';
import type { ListReportsRepository } from '../repository/list-reports.repository.ts';

/** Pages of the catalogue's back office: games, changes by synchronisations, and closures. */
export interface AdminCatalogueReads {
  readonly games: Pick<AdminGamesRepository, 'page'>;
  readonly reports: Pick<ListReportsRepository, 'page'>;
  readonly closures: Pick<ClosuresRepository, 'page'>;
}
