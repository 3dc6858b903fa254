import { FEED_MESSAGE_STATES } from '@ordago/contracts';
import * as z from 'zod/mini';
import { idSearch, pageSearch } from '../../shared/list/list-search.ts';

/** Search of the address of the feeds: which messages, their page and the open one. */
export const feedSearch = z.object({
  view: z.catch(z.optional(z.enum(FEED_MESSAGE_STATES)), undefined),
  id: idSearch,
  page: pageSearch,
});
export type FeedSearch = z.output<typeof feedSearch>;
