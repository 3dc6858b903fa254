import { readRound } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentProved } from '../presenters.ts';
import type { ReadRound } from '../use-cases/read-round.ts';

/** Reads one round for its player, with what proves it. */
export function readRoundRoute(read: ReadRound): BoundRoute {
  return bind(readRound, async ({ actor, params, locale }) => {
    const round = await read(playerOf(actor).player, params.id);
    return isRefusal(round) ? round : presentProved(round, locale);
  });
}
