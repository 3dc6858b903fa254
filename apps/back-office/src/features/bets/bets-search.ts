import { BET_PROVIDERS } from '@ordago/contracts';
import * as z from 'zod/mini';
import { idSearch, pageSearch, textSearch } from '../../shared/list/list-search.ts';

export const BET_VIEWS = ['all', 'open', 'won', 'lost', 'void', 'sold'] as const;

/** Search of the address of the list of bets. */
export const betsSearch = z.object({
  view: z.catch(z.optional(z.enum(BET_VIEWS)), undefined),
  provider: z.catch(z.optional(z.enum(BET_PROVIDERS)), undefined),
  search: textSearch,
  player: idSearch,
  page: pageSearch,
});
export type BetsSearch = z.output<typeof betsSearch>;
