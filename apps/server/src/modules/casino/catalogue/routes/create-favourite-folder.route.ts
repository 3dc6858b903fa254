import { createFavouriteFolder } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { FavouriteFolders } from '../use-cases/favourite-parts.ts';

/** Creates a folder of a player's favourites. */
export function createFavouriteFolderRoute(folders: Pick<FavouriteFolders, 'create'>): BoundRoute {
  return bind(createFavouriteFolder, async ({ actor, body, now }) =>
    folders.create(playerOf(actor).player, body.name, now),
  );
}
