import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn, instantIn, textIn } from '../../wire.ts';
import { staffBetRow, staffPage, staffPaging } from './shapes.ts';

export const listStaffBets = route({
  name: 'reporting.list-bets',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/bets',
  wire: 'standard',
  summary: 'Sport bets with their legs and how each came out, newest first.',
  query: z.object({
    player: idIn().optional(),
    status: z.enum(['all', 'open', 'won', 'lost', 'void']).default('all'),
    /** A bet's code or id. */
    search: textIn({ max: 40 }).optional(),
    from: instantIn.optional(),
    to: instantIn.optional(),
    ...staffPaging,
  }),
  answer: z.object({ bets: z.array(staffBetRow), ...staffPage }),
  refusals: [],
});
