import { type GameId, type Instant, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { type FavouriteFolder, folderKey } from '../domain/favourite-folder.ts';
import type { FavouriteFolderStore } from '../repository/favourite-folders.repository.ts';

type Named = Pick<FavouriteFolder, 'id' | 'name'>;

/** Named folders of favourites: they follow the player to every device. */
export interface FavouriteFolders {
  list(player: PlayerId): Promise<readonly FavouriteFolder[]>;
  /** @refuses folder-name-taken, folders-full */
  create(player: PlayerId, name: string, at: Instant): Promise<Named | Refusal<'folder-name-taken' | 'folders-full'>>;
  /** @refuses folder-not-found, folder-name-taken */
  rename(player: PlayerId, folder: Named): Promise<Named | Refusal<'folder-not-found' | 'folder-name-taken'>>;
  /** Its games stay favourites. False when there was no such folder. */
  remove(player: PlayerId, folder: string): Promise<boolean>;
  /** @refuses folder-not-found, favourite-not-found */
  move(
    player: PlayerId,
    game: GameId,
    folder: string | null,
  ): Promise<{ folder: string | null } | Refusal<'folder-not-found' | 'favourite-not-found'>>;
}

/** @param max - folders of one player */
export function createFavouriteFolders(store: FavouriteFolderStore, max: number): FavouriteFolders {
  return {
    list: store.list,
    create: async (player, name, at) => {
      const id = await store.create(player, { name, key: folderKey(name) }, { max, at });
      if (id === 'taken') return refuse('folder-name-taken');
      return id === 'full' ? refuse('folders-full', { max }) : { id, name };
    },
    rename: async (player, { id, name }) => {
      const outcome = await store.rename(player, id, { name, key: folderKey(name) });
      if (outcome === 'taken') return refuse('folder-name-taken');
      return outcome === 'unknown' ? refuse('folder-not-found') : { id, name };
    },
    remove: store.remove,
    move: async (player, game, folder) => {
      const outcome = await store.move(player, game, folder);
      if (outcome === 'unknown-folder') return refuse('folder-not-found');
      return outcome === 'unknown-favourite' ? refuse('favourite-not-found') : { folder };
    },
  };
}
