import { listCashOutTerms } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { BettingOverviewParts } from '../../use-cases/betting-admin-parts.ts';

/** Lists the terms of cash-outs by sport. */
export function listCashOutTermsRoute({ overview }: Pick<BettingOverviewParts, 'overview'>): BoundRoute {
  return bind(listCashOutTerms, async () => ({ terms: await overview.terms(), sports: await overview.sports() }));
}
