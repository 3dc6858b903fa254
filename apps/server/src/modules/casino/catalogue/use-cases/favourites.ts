import { type GameId, type Instant, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { Game } from '../../shared/domain/game.ts';
import type { CatalogueStore } from '../repository/catalogue.repository.ts';
import type { FavouriteStore } from '../repository/favourites.repository.ts';

export type { Game } from '../../shared/domain/game.ts';

/** Favourites of one player; the contracts name the same bound. */
const FAVOURITES_MAX = 500;

export interface Favourites {
  /** @refuses game-not-found, favourites-full */
  add(player: PlayerId, game: GameId, at: Instant): Promise<Game | Refusal<'game-not-found' | 'favourites-full'>>;
  remove(player: PlayerId, game: GameId): Promise<boolean>;
  /** Newest first; games that left the catalogue are left out. */
  list(player: PlayerId): Promise<readonly Game[]>;
}

export function createFavourites(store: FavouriteStore, catalogue: CatalogueStore): Favourites {
  return {
    add: async (player, id, at) => {
      const game = await catalogue.byId(id);
      if (!game) return refuse('game-not-found');
      const outcome = await store.add(player, id, { max: FAVOURITES_MAX, at });
      return outcome === 'full' ? refuse('favourites-full', { max: FAVOURITES_MAX }) : game;
    },
    remove: store.remove,
    list: async (player) => {
      const games = await Promise.all((await store.list(player)).map((id) => catalogue.byId(id)));
      return games.flatMap((game) => (game?.isActive ? [game] : []));
    },
  };
}
