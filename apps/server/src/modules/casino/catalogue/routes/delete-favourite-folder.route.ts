import { deleteFavouriteFolder } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { FavouriteFolders } from '../use-cases/favourite-parts.ts';

/** Deletes a folder of a player's favourites. */
export function deleteFavouriteFolderRoute(folders: Pick<FavouriteFolders, 'remove'>): BoundRoute {
  return bind(deleteFavouriteFolder, async ({ actor, params }) => ({
    removed: await folders.remove(playerOf(actor).player, params.id),
  }));
}
