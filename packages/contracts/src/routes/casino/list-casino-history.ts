import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText, instantIn, intIn, pageIn } from '../../wire.ts';
import { routeProviderIn } from './shapes.ts';

/** Rows of one page of either history. */
export const HISTORY_PAGE_SIZE = 10;

const filters = {
  page: pageIn,
  /** Rows of a page. */
  count: intIn({ min: 1, max: 100 }).default(HISTORY_PAGE_SIZE),
  balance: z.enum(['all', 'mainBalance', 'bonusBalance']).default('all'),
  /** 1 won, 2 lost (specification 2, section 2); 0 is ours: not decided yet. */
  result: intIn({ min: 0, max: 2 }).optional(),
  category: z.enum(['all', 'slots', 'live-casino']).default('all'),
  provider: routeProviderIn.optional(),
  /**
   * Type of game played: `slots` have reels, `tables` is whatever else their providers file there, `crash` are the games
   * of that category. (Default: everything)
   */
  game_type: z.enum(['slots', 'tables', 'live', 'virtual', 'crash']).optional(),
  from: instantIn.optional(),
  to: instantIn.optional(),
};

const record = {
  transfer_id: z.string(),
  game_name: z.string(),
  date: z.string(),
  /** Change of the balance by the round: payout less stake, with its sign; 0.00 while it is not decided. */
  amount: amountText,
  /** 0 not decided yet, 1 won, 2 lost, 3 taken back (specification 3, section 4). */
  status: z.int(),
  provider: z.string(),
  balance_before: amountText,
  balance_after: amountText,
  game_type: z.string(),
  bet_amount: amountText,
  /** Payout over stake, two decimals, rounded down. */
  multiplier: z.string(),
  payout: amountText,
  /** Ours: whose money the amounts are. */
  currency: z.string(),
  /**
   * Ours: payouts less stakes of everything that the filters select in this currency, from its first round up to and with
   * this one. It is of the selection, not of the page. A round that is not decided moves it by nothing.
   */
  running_net: amountText,
};

/** Ours: what the whole selection adds up to, one line per currency; empty where nothing is selected. */
const totals = z.array(
  z.object({
    currency: z.string(),
    rounds: z.int(),
    /** Of the rounds that are decided, as are payout and net. */
    bet_amount: amountText,
    payout: amountText,
    net: amountText,
    /** Stakes of rounds that are not decided, less what they have paid so far. */
    open: amountText,
  }),
);

export const listCasinoHistory = route({
  name: 'casino.list-history',
  host: 'player',
  method: 'GET',
  path: '/api/user/casino_history',
  wire: 'standard',
  summary: "The player's own rounds, newest first. Pages count from 0; a page past the end is the last one.",
  query: z.object(filters),
  answer: z.object({ list: z.array(z.object(record)), pageCount: z.int(), page: z.int(), totals }),
  refusals: [],
});

export const listSlotsBetHistory = route({
  name: 'casino.list-slots-bet-history',
  host: 'player',
  method: 'POST',
  path: '/api/getSlotsBetHistory',
  aliases: ['/api/user/getSlotsBetHistory'],
  wire: 'standard',
  summary: 'The same rounds, as data and count.',
  body: z.object(filters).prefault({}),
  answer: z.object({
    data: z.array(z.object(record)),
    count: z.int(),
    totals,
  }),
  refusals: [],
});
