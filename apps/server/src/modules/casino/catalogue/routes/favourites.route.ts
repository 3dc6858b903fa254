import { addFavourite, listFavourites, removeFavourite } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { favouriteKey, presentGame } from '../presenters.ts';
import type { Favourites, Game } from '../use-cases/favourites.ts';

/** A player's favourite games. */
export function favouriteRoutes(favourites: Favourites, imageOf: (game: Game) => string): BoundRoute[] {
  return [
    bind(addFavourite, async ({ actor, body, now }) => {
      const kept = await favourites.add(playerOf(actor).player, body.slot, now);
      return isRefusal(kept) ? kept : { key: favouriteKey(kept) };
    }),
    bind(removeFavourite, async ({ actor, body }) => ({
      removed: await favourites.remove(playerOf(actor).player, body.id),
    })),
    bind(listFavourites, async ({ actor }) => {
      const games = await favourites.list(playerOf(actor).player);
      const entries = games.map((game) => {
        const shown = presentGame(game, imageOf(game));
        const tab: string[] = [...shown.tab, 'favorite'];
        return [favouriteKey(game), { ...shown, tab }] as const;
      });
      return { favorite_slots: Object.fromEntries(entries) };
    }),
  ];
}
