import { moveFavourite } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { MoveFavourite } from '../use-cases/move-favourite.ts';

export function moveFavouriteRoute(move: MoveFavourite): BoundRoute {
  return bind(moveFavourite, async ({ actor, body }) => move(playerOf(actor).player, body.id, body.folder));
}
