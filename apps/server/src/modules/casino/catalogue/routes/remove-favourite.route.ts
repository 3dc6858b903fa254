import { removeFavourite } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { Favourites } from '../use-cases/favourite-parts.ts';

/** Removes a game from a player's favourites. */
export function removeFavouriteRoute(favourites: Pick<Favourites, 'remove'>): BoundRoute {
  return bind(removeFavourite, async ({ actor, body }) => ({
    removed: await favourites.remove(playerOf(actor).player, body.id),
  }));
}
