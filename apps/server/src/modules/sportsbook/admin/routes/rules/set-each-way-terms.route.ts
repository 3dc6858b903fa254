import { setEachWayTerms as setEachWayTermsContract } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { EachWayAdminParts } from '../../use-cases/betting-admin-parts.ts';
import { setEachWayTerms } from '../../use-cases/set-each-way-terms.ts';
import { orderOf } from '../order-of.ts';

export function setEachWayTermsRoute(parts: EachWayAdminParts): BoundRoute {
  return bind(setEachWayTermsContract, async ({ body: { each_way: terms, ...about }, actor, ip, now }) => {
    return (await setEachWayTerms(parts, { about, terms }, orderOf({ actor, ip, now }))) ?? { each_way: terms };
  });
}
