import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn, instantIn, textIn } from '../../wire.ts';
import { BET_PROVIDERS } from '../sportsbook/list-bet-history.ts';
import { staffBetRow, staffPage, staffPaging } from './shapes.ts';

export const listStaffBets = route({
  name: 'reporting.list-bets',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/bets',
  wire: 'standard',
  summary: 'Sport bets at every sportsbook, with their legs and how each came out, newest first.',
  query: z.object({
    player: idIn().optional(),
    status: z.enum(['all', 'open', 'won', 'lost', 'void', 'sold']).default('all'),
    provider: z.enum(BET_PROVIDERS).optional(),
    /** A bet's code or id, or the id that another sportsbook gave it: its beginning is enough. */
    search: textIn({ max: 64 }).optional(),
    from: instantIn.optional(),
    to: instantIn.optional(),
    ...staffPaging,
  }),
  answer: z.object({ bets: z.array(staffBetRow), ...staffPage }),
  refusals: [],
});
