import * as z from 'zod';
import { adminBetView } from '../../codes/index.ts';
import { route } from '../../route.ts';
import { BETS_BY_STATUS, numbersOf, statusIn } from '../../status-filter.ts';
import { idIn, instantIn, textIn } from '../../wire.ts';
import { BET_PROVIDERS } from '../sportsbook/list-bet-history.ts';
import { staffBetRow, staffPage, staffPaging } from './shapes.ts';

const { sold, ...others } = BETS_BY_STATUS;
const WORDS = { ...others, 'cashed-out': sold };

export const listStaffBets = route({
  name: 'reporting.list-bets',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/bets',
  wire: 'standard',
  summary: 'Sport bets at every sportsbook, with their legs and how each came out, newest first.',
  query: z.object({
    player: idIn().optional(),
    /**
     * `sold`: something of it was sold; `cashed-out`: all of it. Admin codes mean the same: 1, -1, 3 open, 34 won, 4 lost, 322 void,
     * 16384 and 17410 cashed out.
     */
    status: statusIn(
      ['all', 'open', 'won', 'lost', 'void', 'sold', 'cashed-out'],
      numbersOf(adminBetView, WORDS),
    ).default('all'),
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
