import { type GameId, type Instant, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { Game } from '../../shared/domain/game.ts';
import type { CatalogueRepository } from '../repository/catalogue.repository.ts';
import type { FavouritesRepository } from '../repository/favourites.repository.ts';

/** Favourites of one player; the contracts name the same bound. */
const FAVOURITES_MAX = 500;

/**
 * Adds a game to the favourites of a player.
 *
 * @refuses game-not-found, favourites-full
 */
export type AddFavourite = (
  player: PlayerId,
  game: GameId,
  at: Instant,
) => Promise<Game | Refusal<'game-not-found' | 'favourites-full'>>;

export function createAddFavourite(favourites: FavouritesRepository, catalogue: CatalogueRepository): AddFavourite {
  return async (player, id, at) => {
    const game = await catalogue.byId(id);
    if (!game) return refuse('game-not-found');
    const outcome = await favourites.add(player, id, { max: FAVOURITES_MAX, at });
    return outcome === 'full' ? refuse('favourites-full', { max: FAVOURITES_MAX }) : game;
  };
}
