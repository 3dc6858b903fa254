import * as z from 'zod/mini';
import { pageSearch, textSearch } from '../../shared/list/list-search.ts';

export const CASINO_VIEWS = ['games', 'decided', 'closures', 'changes', 'high-rollers'] as const;

/** What the address of the catalogue holds. */
export const casinoSearch = z.object({
  view: z.catch(z.optional(z.enum(CASINO_VIEWS)), undefined),
  search: textSearch,
  page: pageSearch,
});
export type CasinoSearch = z.output<typeof casinoSearch>;
