import * as z from 'zod';
import { route } from '../../route.ts';

export const readInvariants = route({
  name: 'reporting.read-invariants',
  host: 'staff',
  method: 'GET',
  path: '/ops/invariants',
  wire: 'raw',
  summary:
    'Every invariant of the books with the number of its violations; all are 0 when all is well. Level 3 and up.',
  query: z.object({
    /** `true` reads all rows of every invariant. (Default: of what is new since the nightly reading, where that is enough) */
    full: z.enum(['true', 'false']).optional(),
  }),
  answer: z.array(
    z.object({
      name: z.string(),
      violations: z.int(),
      statement: z.string(),
      /** Rows that were read: all, or what commands touched since the last full reading. */
      read: z.enum(['full', 'since']),
      /** Instant of the last nightly reading of all rows; null before the first. */
      full_at: z.string().nullable(),
    }),
  ),
  refusals: [],
});
