import {
  createFavouriteFolder,
  deleteFavouriteFolder,
  listFavouriteFolders,
  moveFavourite,
  renameFavouriteFolder,
} from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { FavouriteFolders } from '../use-cases/favourite-folders.ts';

/** Named folders of a player's favourites. */
export function favouriteFolderRoutes(folders: FavouriteFolders): BoundRoute[] {
  return [
    bind(listFavouriteFolders, async ({ actor }) => {
      const known = await folders.list(playerOf(actor).player);
      return { folders: known.map(({ games, ...folder }) => ({ ...folder, games: [...games] })) };
    }),
    bind(createFavouriteFolder, async ({ actor, body, now }) => folders.create(playerOf(actor).player, body.name, now)),
    bind(renameFavouriteFolder, async ({ actor, params, body }) =>
      folders.rename(playerOf(actor).player, { id: params.id, name: body.name }),
    ),
    bind(deleteFavouriteFolder, async ({ actor, params }) => ({
      removed: await folders.remove(playerOf(actor).player, params.id),
    })),
    bind(moveFavourite, async ({ actor, body }) => folders.move(playerOf(actor).player, body.id, body.folder)),
  ];
}
