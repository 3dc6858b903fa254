import { DESK_ACTS } from '@ordago/contracts';
import * as z from 'zod/mini';
import { pageSearch } from '../../shared/list/list-search.ts';

export const DESK_VIEWS = [
  ...([
    'limits',
    'exposures',
    'rules',
    'expresses',
    'campaigns',
    'currencies',
    'settings',
    'cash-out',
    'changes',
  ] as const),
] as const;

/** What the address of the desk of bets holds. */
export const deskSearch = z.object({
  view: z.catch(z.optional(z.enum(DESK_VIEWS)), undefined),
  act: z.catch(z.optional(z.enum(DESK_ACTS)), undefined),
  page: pageSearch,
});
export type DeskSearch = z.output<typeof deskSearch>;
