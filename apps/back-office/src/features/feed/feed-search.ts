import { FEED_MESSAGE_STATES } from '@ordago/contracts';
import * as z from 'zod/mini';
import { idSearch, pageSearch } from '../../shared/list/list-search.ts';

/** What the address of the feeds holds: which messages, their page and the one that is looked at. */
export const feedSearch = z.object({
  view: z.catch(z.optional(z.enum(FEED_MESSAGE_STATES)), undefined),
  id: idSearch,
  page: pageSearch,
});
export type FeedSearch = z.output<typeof feedSearch>;
