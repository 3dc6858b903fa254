import { replayStaffRound } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { ReplayRound } from '../use-cases/replay-round.ts';

/** Opens the replay of a round at its provider, for staff. */
export function replayStaffRoundRoute(replay: ReplayRound): BoundRoute {
  return bind(replayStaffRound, async ({ params, body }) => replay({ round: params.id }, body.lang));
}
