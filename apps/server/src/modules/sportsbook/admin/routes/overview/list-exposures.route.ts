import { listExposures } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import { presentExposure } from '../../presenters.ts';
import type { BettingOverviewParts } from '../../use-cases/betting-admin-parts.ts';

/** Lists the exposures of events. */
export function listExposuresRoute({ overview }: Pick<BettingOverviewParts, 'overview'>): BoundRoute {
  return bind(listExposures, async ({ query: { event = null, page, count: size }, now }) => {
    const { rows, ...found } = await overview.exposures(event, now, { page, size });
    return { exposures: rows.map(presentExposure), ...found };
  });
}
