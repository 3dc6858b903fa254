import { replayRound } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { ReplayRound } from '../use-cases/replay-round.ts';

/** Opens the replay of a round at its provider, for its player. */
export function replayRoundRoute(replay: ReplayRound): BoundRoute {
  return bind(replayRound, async ({ actor, params, body }) =>
    replay({ player: playerOf(actor).player, transfer: params.id }, body.lang),
  );
}
