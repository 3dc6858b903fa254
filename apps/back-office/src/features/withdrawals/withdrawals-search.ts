import * as z from 'zod/mini';
import { idSearch, pageSearch } from '../../shared/list/list-search.ts';

export const WITHDRAWAL_VIEWS = ['waiting', 'paying', 'completed', 'declined', 'all'] as const;
export type WithdrawalView = (typeof WITHDRAWAL_VIEWS)[number];

/** Search of the address of the withdrawals: the queue, its page and the open one. */
export const withdrawalsSearch = z.object({
  view: z.catch(z.optional(z.enum(WITHDRAWAL_VIEWS)), undefined),
  id: idSearch,
  page: pageSearch,
});
export type WithdrawalsSearch = z.output<typeof withdrawalsSearch>;
