import { PARKED_EVENT_STATES } from '@ordago/contracts';
import * as z from 'zod/mini';
import { pageSearch } from '../../shared/list/list-search.ts';

/** Search of the address of the parked events: which of them, and their page. */
export const eventsSearch = z.object({
  view: z.catch(z.optional(z.enum(PARKED_EVENT_STATES)), undefined),
  page: pageSearch,
});
export type EventsSearch = z.output<typeof eventsSearch>;
