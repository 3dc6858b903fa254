import { listLineFavourites } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { BettingParts } from '../use-cases/parts.ts';
import { readFavourites } from '../use-cases/read-favourites.ts';

/** Lists the favourite events and leagues of a player in the betting front end. */
export function listLineFavouritesRoute(parts: Pick<BettingParts, 'choices'>): BoundRoute {
  return bind(listLineFavourites, async ({ actor }) => {
    const { events, leagues } = await readFavourites(parts, playerOf(actor).player);
    return { events: [...events], leagues: [...leagues] };
  });
}
