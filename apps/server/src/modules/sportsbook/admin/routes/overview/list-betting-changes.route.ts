import { listBettingChanges as listBettingChangesContract } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import { presentChange } from '../../presenters.ts';
import type { BettingOverviewParts } from '../../use-cases/betting-admin-parts.ts';
import { listBettingChanges } from '../../use-cases/list-betting-changes.ts';

/** Lists the changes of betting rules that staff made. */
export function listBettingChangesRoute({ overview }: Pick<BettingOverviewParts, 'overview'>): BoundRoute {
  return bind(listBettingChangesContract, async ({ query: { act = null, page, count: size } }) => {
    const { rows, ...found } = await listBettingChanges({ overview }, act, { page, size });
    return { changes: rows.map(presentChange), ...found };
  });
}
