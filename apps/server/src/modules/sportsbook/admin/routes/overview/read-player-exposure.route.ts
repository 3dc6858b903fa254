import { readPlayerExposure } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import { presentPlayerExposure } from '../../presenters.ts';
import type { BettingOverviewParts } from '../../use-cases/betting-admin-parts.ts';

/** Reads the exposure of one player. */
export function readPlayerExposureRoute({ overview }: Pick<BettingOverviewParts, 'overview'>): BoundRoute {
  return bind(readPlayerExposure, async ({ params }) => ({
    lines: (await overview.playerExposure(params.id)).map(presentPlayerExposure),
  }));
}
