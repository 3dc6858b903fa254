import * as z from 'zod/mini';
import { daySearch, idSearch, pageSearch } from '../../shared/list/list-search.ts';

/** Search of the address of the list of transfers. */
export const transfersSearch = z.object({
  player: idSearch,
  code: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(9_999))), undefined),
  from: daySearch,
  until: daySearch,
  page: pageSearch,
});
export type TransfersSearch = z.output<typeof transfersSearch>;
