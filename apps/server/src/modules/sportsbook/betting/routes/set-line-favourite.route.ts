import { LINE_FAVOURITES_MAX, setLineFavourite } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { BettingParts } from '../use-cases/parts.ts';
import { setFavourite } from '../use-cases/set-favourite.ts';

/** Keeps an event or a league for a player, or removes it. */
export function setLineFavouriteRoute(parts: Pick<BettingParts, 'choices'>): BoundRoute {
  return bind(setLineFavourite, async ({ actor, body, now }) => {
    const order = { player: playerOf(actor).player, kind: body.kind, id: body.id, isKept: body.is_kept, at: now };
    const kept = await setFavourite(parts, order, LINE_FAVOURITES_MAX);
    return isRefusal(kept) ? kept : { is_kept: kept };
  });
}
