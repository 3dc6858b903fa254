import { NOTICE_KINDS } from '@ordago/contracts';
import * as z from 'zod/mini';
import { pageSearch } from '../../shared/list/list-search.ts';

export const NOTICE_VIEWS = ['open', 'closed', 'all'] as const;

/** Search of the address of the notices: which of them, of which kind, and their page. */
export const noticesSearch = z.object({
  view: z.catch(z.optional(z.enum(NOTICE_VIEWS)), undefined),
  kind: z.catch(z.optional(z.enum(NOTICE_KINDS)), undefined),
  page: pageSearch,
});
export type NoticesSearch = z.output<typeof noticesSearch>;
