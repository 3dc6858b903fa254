import { renameFavouriteFolder } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { RenameFavouriteFolder } from '../use-cases/rename-favourite-folder.ts';

export function renameFavouriteFolderRoute(rename: RenameFavouriteFolder): BoundRoute {
  return bind(renameFavouriteFolder, async ({ actor, params, body }) =>
    rename(playerOf(actor).player, { id: params.id, name: body.name }),
  );
}
