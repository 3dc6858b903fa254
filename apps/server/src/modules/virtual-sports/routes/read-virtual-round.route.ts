import { readVirtualRound } from '@ordago/contracts';
import { refuse } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentRound } from '../presenters.ts';
import type { ReadParts } from '../use-cases/parts.ts';
import { readRound } from '../use-cases/read-round.ts';

/** Reads one round, and the seed it was drawn from; public. */
export function readVirtualRoundRoute(parts: ReadParts): BoundRoute {
  return bind(readVirtualRound, async ({ params, now }) => {
    const round = await readRound(parts, params, now);
    return round === null ? refuse('round-not-found') : presentRound(round);
  });
}
