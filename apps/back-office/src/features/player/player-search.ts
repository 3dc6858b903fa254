import * as z from 'zod/mini';
import { pageSearch } from '../../shared/list/list-search.ts';

/** Search of the address of a player's file. */
export const playerSearch = z.object({
  tab: z.catch(z.optional(z.enum(['activity', 'bets', 'free-bets'])), undefined),
  page: pageSearch,
});
export type PlayerSearch = z.output<typeof playerSearch>;
