import { CUSTOMARY_TERMS } from '../../shared/domain/each-way.ts';
import type { EachWayAdminParts } from './betting-admin-parts.ts';

/** Lists a page of the terms each way of staff, and the terms where nothing is set. */
export async function listEachWayTerms(
  { eachWay }: Pick<EachWayAdminParts, 'eachWay'>,
  paging: { page: number; size: number },
) {
  return { ...(await eachWay.list(paging)), custom: CUSTOMARY_TERMS };
}
