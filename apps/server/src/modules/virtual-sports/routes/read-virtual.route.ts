import { readVirtual } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentCompetitions } from '../presenters.ts';
import type { ReadCompetitions } from '../use-cases/read-competitions.ts';

/** Reads the rounds of the virtual competitions; public. */
export function readVirtualRoute(competitions: Pick<ReadCompetitions, 'read'>): BoundRoute {
  return bind(readVirtual, async ({ now }) => presentCompetitions(await competitions.read(now), now));
}
