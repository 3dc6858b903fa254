import { type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { type FavouriteFolder, folderKey } from '../domain/favourite-folder.ts';
import type { FavouriteFoldersRepository } from '../repository/favourite-folders.repository.ts';

type Named = Pick<FavouriteFolder, 'id' | 'name'>;

/**
 * Renames a folder of favourites.
 *
 * @refuses folder-not-found, folder-name-taken
 */
export type RenameFavouriteFolder = (
  player: PlayerId,
  folder: Named,
) => Promise<Named | Refusal<'folder-not-found' | 'folder-name-taken'>>;

export function createRenameFavouriteFolder(folders: FavouriteFoldersRepository): RenameFavouriteFolder {
  return async (player, { id, name }) => {
    const outcome = await folders.rename(player, id, { name, key: folderKey(name) });
    if (outcome === 'taken') return refuse('folder-name-taken');
    return outcome === 'unknown' ? refuse('folder-not-found') : { id, name };
  };
}
