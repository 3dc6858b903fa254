import { readWagerInfo } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentWager } from '../presenters.ts';

/** Reads the wagering progress of the signed-in player. */
export function readWagerInfoRoute(): BoundRoute {
  // A requirement comes with a bonus grant; without one there is nothing to play through.
  return bind(readWagerInfo, async () => presentWager({ total: 0n, left: 0n, played: 0n }));
}
