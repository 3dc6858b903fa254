import type { GameId } from '@ordago/kernel';
import type {
  CatalogueReader,
  CatalogueRepository,
  CategoryOrder,
  CategoryOrdersRepository,
} from '../../catalogue/index.ts';
import type { Game } from '../../shared/domain/game.ts';

/** A category as staff see it: how many games are suggested for it, how many staff decided on, and its order in force. */
export interface AdminCategory {
  readonly category: string;
  readonly suggested: number;
  readonly decided: number;
  readonly order: CategoryOrder | null;
}

/** Reads of the catalogue by which categories are shown to staff. */
export interface CategoryReads {
  readonly orders: CategoryOrdersRepository;
  readonly reader: Pick<CatalogueReader, 'snapshot'>;
  readonly catalogue: Pick<CatalogueRepository, 'decidedGames'>;
}

/**
 * Sums up a category for staff.
 *
 * @param games - those of the category
 */
export function summariseCategory(
  category: string,
  games: readonly Game[],
  { order, decided }: { order: CategoryOrder | null; decided: ReadonlySet<GameId> },
): AdminCategory {
  const byStaff = games.filter(({ id }) => decided.has(id)).length;
  return { category, suggested: games.length - byStaff, decided: byStaff, order };
}
