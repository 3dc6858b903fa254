import { listFavouriteFolders } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { FavouriteFolders } from '../use-cases/favourite-parts.ts';

/** Lists the folders of a player's favourites. */
export function listFavouriteFoldersRoute(folders: Pick<FavouriteFolders, 'list'>): BoundRoute {
  return bind(listFavouriteFolders, async ({ actor }) => {
    const known = await folders.list(playerOf(actor).player);
    return { folders: known.map(({ games, ...folder }) => ({ ...folder, games: [...games] })) };
  });
}
