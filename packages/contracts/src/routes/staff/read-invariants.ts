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
  answer: z.array(z.object({ name: z.string(), violations: z.int(), statement: z.string() })),
  refusals: [],
});
