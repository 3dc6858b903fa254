import { BETTING_TARGETS_MAX, findBettingTargets } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { BettingOverviewParts } from '../../use-cases/betting-admin-parts.ts';

/** Finds what a limit or a rule can be set on. */
export function findBettingTargetsRoute({ overview }: Pick<BettingOverviewParts, 'overview'>): BoundRoute {
  return bind(findBettingTargets, async ({ query: { scope, search = '' } }) => ({
    targets: await overview.targets(scope, search, BETTING_TARGETS_MAX),
  }));
}
