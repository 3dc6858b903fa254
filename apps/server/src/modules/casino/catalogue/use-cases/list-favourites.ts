import type { PlayerId } from '@ordago/kernel';
import type { Game } from '../../shared/domain/game.ts';
import type { CatalogueRepository } from '../repository/catalogue.repository.ts';
import type { FavouritesRepository } from '../repository/favourites.repository.ts';

/** Lists the favourites of a player, the newest first; games that left the catalogue are left out. */
export type ListFavourites = (player: PlayerId) => Promise<readonly Game[]>;

export function createListFavourites(favourites: FavouritesRepository, catalogue: CatalogueRepository): ListFavourites {
  return async (player) => {
    const games = await Promise.all((await favourites.list(player)).map((id) => catalogue.byId(id)));
    return games.flatMap((game) => (game?.isActive ? [game] : []));
  };
}
