import * as z from 'zod';
import { playerBetView } from '../../codes/index.ts';
import { route } from '../../route.ts';
import { BETS_BY_STATUS, numbersOf, statusIn } from '../../status-filter.ts';
import { instantIn, intIn, pageIn } from '../../wire.ts';
import { betShape } from './shapes.ts';

/** States of the bets that are listed; `returned` gave the stake back. The bounds of time are those of placing. */
export const BETS_SHOWN = ['all', 'open', 'settled', 'won', 'lost', 'returned', 'cashed-out'] as const;

const { sold, void: returned, ...others } = BETS_BY_STATUS;
const WORDS = { ...others, returned, 'sold-out': sold };

export const listBets = route({
  name: 'sportsbook.list-bets',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/bets',
  wire: 'line',
  summary: "The player's own bets, newest first.",
  query: z.object({
    /** `cashed-out`: sold, in part as well; `sold-out`: all of it. Player codes 0 to 5 mean the same. */
    status: statusIn([...BETS_SHOWN, 'sold-out'], numbersOf(playerBetView, WORDS)).default('all'),
    from: instantIn.optional(),
    to: instantIn.optional(),
    page: pageIn,
    count: intIn({ min: 1, max: 100 }).default(20),
  }),
  answer: z.object({ bets: z.array(betShape), count: z.int(), pages: z.int(), page: z.int() }),
  refusals: [],
});
