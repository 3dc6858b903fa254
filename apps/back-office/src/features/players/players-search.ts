import * as z from 'zod/mini';
import { pageSearch, textSearch } from '../../shared/list/list-search.ts';

export const PLAYER_VIEWS = ['all', 'active', 'banned', 'in-debt'] as const;

/** Search of the address of the list of players. */
export const playersSearch = z.object({
  view: z.catch(z.optional(z.enum(PLAYER_VIEWS)), undefined),
  search: textSearch,
  page: pageSearch,
});
export type PlayersSearch = z.output<typeof playersSearch>;
