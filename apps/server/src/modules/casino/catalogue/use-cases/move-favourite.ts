import { type GameId, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { FavouriteFoldersRepository } from '../repository/favourite-folders.repository.ts';

/**
 * Moves a favourite into a folder, or out of all where the folder is null.
 *
 * @refuses folder-not-found, favourite-not-found
 */
export type MoveFavourite = (
  player: PlayerId,
  game: GameId,
  folder: string | null,
) => Promise<{ folder: string | null } | Refusal<'folder-not-found' | 'favourite-not-found'>>;

export function createMoveFavourite(folders: FavouriteFoldersRepository): MoveFavourite {
  return async (player, game, folder) => {
    const outcome = await folders.move(player, game, folder);
    if (outcome === 'unknown-folder') return refuse('folder-not-found');
    return outcome === 'unknown-favourite' ? refuse('favourite-not-found') : { folder };
  };
}
