import { setWinningsVisibility } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { ShowInWinnings } from '../use-cases/show-in-winnings.ts';

/** Takes a player out of the public winnings, or puts them back. */
export function setWinningsVisibilityRoute(show: ShowInWinnings): BoundRoute {
  return bind(setWinningsVisibility, async ({ actor, body, now }) => {
    await show(playerOf(actor).player, body.shown, now);
    return body;
  });
}
