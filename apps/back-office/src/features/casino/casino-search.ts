import { PARK_REASONS, PARK_STATES } from '@ordago/contracts';
import * as z from 'zod/mini';
import { idSearch, pageSearch, textSearch } from '../../shared/list/list-search.ts';

export const CASINO_VIEWS = [
  'games',
  'decided',
  'categories',
  'closures',
  'changes',
  'high-rollers',
  'cases',
  'parked',
] as const;
/** Statuses by which the cases are listed. */
export const CASE_FILTERS = ['waiting', 'open', 'answered', 'upheld', 'refused', 'withdrawn', 'all'] as const;

/** Search of the address of the casino's admin pages. */
export const casinoSearch = z.object({
  view: z.catch(z.optional(z.enum(CASINO_VIEWS)), undefined),
  search: textSearch,
  cases: z.catch(z.optional(z.enum(CASE_FILTERS)), undefined),
  /** The case that is open. */
  file: idSearch,
  /** Status of the waiting wins, and the reason why they wait. */
  parked: z.catch(z.optional(z.enum([...PARK_STATES, 'all'])), undefined),
  why: z.catch(z.optional(z.enum(['all', ...PARK_REASONS])), undefined),
  page: pageSearch,
});
export type CasinoSearch = z.output<typeof casinoSearch>;
