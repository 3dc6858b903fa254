import { setCashOutTerms as setCashOutTermsContract } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { BettingOverviewParts } from '../../use-cases/betting-admin-parts.ts';
import { setCashOutTerms } from '../../use-cases/set-cash-out-terms.ts';
import { orderOf } from '../order-of.ts';

export function setCashOutTermsRoute(parts: BettingOverviewParts): BoundRoute {
  return bind(setCashOutTermsContract, async ({ body: { sport, terms }, actor, ip, now }) => {
    return (await setCashOutTerms(parts, { sport, terms }, orderOf({ actor, ip, now }))) ?? { sport, terms };
  });
}
