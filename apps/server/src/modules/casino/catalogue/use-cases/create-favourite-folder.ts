import { type Instant, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { type FavouriteFolder, folderKey } from '../domain/favourite-folder.ts';
import type { FavouriteFoldersRepository } from '../repository/favourite-folders.repository.ts';

/**
 * Creates a folder of favourites.
 *
 * @refuses folder-name-taken, folders-full
 */
export type CreateFavouriteFolder = (
  player: PlayerId,
  name: string,
  at: Instant,
) => Promise<Pick<FavouriteFolder, 'id' | 'name'> | Refusal<'folder-name-taken' | 'folders-full'>>;

/** @param max - folders of one player */
export function createCreateFavouriteFolder(folders: FavouriteFoldersRepository, max: number): CreateFavouriteFolder {
  return async (player, name, at) => {
    const id = await folders.create(player, { name, key: folderKey(name) }, { max, at });
    if (id === 'taken') return refuse('folder-name-taken');
    return id === 'full' ? refuse('folders-full', { max }) : { id, name };
  };
}
