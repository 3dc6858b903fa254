import { FEED_MESSAGE_STATES, LATE_RESULT_STATES } from '@ordago/contracts';
import * as z from 'zod/mini';
import { idSearch, pageSearch } from '../../shared/list/list-search.ts';

/** Views of the feeds: messages by their state, and results that came too late. */
export const FEED_VIEWS = [...FEED_MESSAGE_STATES, 'late'] as const;

/** Search of the address of the feeds: the view, its page, the open message, and the state of late results. */
export const feedSearch = z.object({
  view: z.catch(z.optional(z.enum(FEED_VIEWS)), undefined),
  state: z.catch(z.optional(z.enum(LATE_RESULT_STATES)), undefined),
  id: idSearch,
  page: pageSearch,
});
export type FeedSearch = z.output<typeof feedSearch>;
