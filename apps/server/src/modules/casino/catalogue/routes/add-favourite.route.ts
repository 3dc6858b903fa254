import { addFavourite } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { favouriteKey } from '../presenters.ts';
import type { Favourites } from '../use-cases/favourite-parts.ts';

/** Adds a game to a player's favourites. */
export function addFavouriteRoute(favourites: Pick<Favourites, 'add'>): BoundRoute {
  return bind(addFavourite, async ({ actor, body, now }) => {
    const kept = await favourites.add(playerOf(actor).player, body.slot, now);
    return isRefusal(kept) ? kept : { key: favouriteKey(kept) };
  });
}
