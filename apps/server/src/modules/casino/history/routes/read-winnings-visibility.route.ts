import { readWinningsVisibility } from '@ordago/contracts';
import type { PlayerId } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';

/** Reads whether a player is shown in the public winnings. */
export function readWinningsVisibilityRoute(isShown: (player: PlayerId) => Promise<boolean>): BoundRoute {
  return bind(readWinningsVisibility, async ({ actor }) => ({ shown: await isShown(playerOf(actor).player) }));
}
