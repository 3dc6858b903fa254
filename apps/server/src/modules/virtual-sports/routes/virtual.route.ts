import { readVirtual, readVirtualRound } from '@ordago/contracts';
import { refuse, toIso } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentCompetition, presentRound } from '../presenters.ts';
import { sportOf, TEAM_NAMES, type VirtualReads } from '../use-cases/read-virtual.ts';

/** Public routes: the rounds, and the seeds they were drawn from. */
export function virtualRoutes(reads: VirtualReads): BoundRoute[] {
  return [
    bind(readVirtual, async ({ now }) => ({
      now: toIso(now),
      teams: [...TEAM_NAMES],
      competitions: (await reads.all(now)).map((shown) => presentCompetition(shown, sportOf(shown.competition))),
    })),
    bind(readVirtualRound, async ({ params, now }) => {
      const round = await reads.round(params, now);
      return round === null ? refuse('round-not-found') : presentRound(round);
    }),
  ];
}
