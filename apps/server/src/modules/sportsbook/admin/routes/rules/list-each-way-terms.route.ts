import { listEachWayTerms as listEachWayTermsContract } from '@ordago/contracts';
import { toIso } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { EachWayAdminParts } from '../../use-cases/betting-admin-parts.ts';
import { listEachWayTerms } from '../../use-cases/list-each-way-terms.ts';

export function listEachWayTermsRoute(parts: EachWayAdminParts): BoundRoute {
  return bind(listEachWayTermsContract, async ({ query: { page, count: size } }) => {
    const { rows, ...found } = await listEachWayTerms(parts, { page, size });
    return { terms: rows.map(({ setAt, ...row }) => ({ ...row, set_at: toIso(setAt) })), ...found };
  });
}
