import { listFavourites } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { favouriteKey, presentGame } from '../presenters.ts';
import type { Favourites } from '../use-cases/favourite-parts.ts';

/** Lists a player's favourite games. */
export function listFavouritesRoute(favourites: Pick<Favourites, 'list' | 'imageOf'>): BoundRoute {
  return bind(listFavourites, async ({ actor, locale }) => {
    const games = await favourites.list(playerOf(actor).player);
    const entries = games.map((game) => {
      const shown = presentGame(game, locale, favourites.imageOf);
      const tab: string[] = [...shown.tab, 'favorite'];
      return [favouriteKey(game), { ...shown, tab }] as const;
    });
    return { favorite_slots: Object.fromEntries(entries) };
  });
}
