import * as z from 'zod';
import { BET_STATUSES, playerBetView } from '../../codes/statuses.ts';
import { route } from '../../route.ts';
import { BETS_BY_STATUS, numbersOf, statusIn } from '../../status-filter.ts';
import { amountText, instantIn, intIn, pageIn } from '../../wire.ts';
import { HISTORY_PAGE_SIZE } from '../casino/list-casino-history.ts';
import { ODDS_FORMAT_NAMES } from './player-choices.ts';

/** Sportsbook in whose frame a bet was placed. */
export const BET_PROVIDERS = ['house', 'betconstruct', 'digitain', 'gr8'] as const;
export type BetProvider = (typeof BET_PROVIDERS)[number];

/** Kind of game of a bet: known of bets at our own sportsbook; bets at others have none. */
export const BET_GAME_TYPES = ['prematch', 'live', 'virtual'] as const;

/** Kind of a movement of money by a bet. */
export const BET_MOVEMENT_KINDS = ['payout', 'sale', 'correction'] as const;

export const listBetHistory = route({
  name: 'reporting.list-bet-history',
  host: 'player',
  method: 'GET',
  path: '/api/user/bet_history',
  aliases: ['/api/getBetHistory'],
  wire: 'standard',
  summary: "The player's own bets on sport at every sportsbook, newest first. A page past the end is the last one.",
  query: z.object({
    page: pageIn,
    count: intIn({ min: 1, max: 100 }).default(HISTORY_PAGE_SIZE),
    /** `void` came back; `sold` was cashed out whole. Player codes 0 to 5 mean the same. */
    status: statusIn(['all', 'open', 'won', 'lost', 'void', 'sold'], numbersOf(playerBetView, BETS_BY_STATUS)).default(
      'all',
    ),
    game_type: z.enum(BET_GAME_TYPES).optional(),
    provider: z.enum(BET_PROVIDERS).optional(),
    from: instantIn.optional(),
    to: instantIn.optional(),
  }),
  answer: z.object({
    bets: z.array(
      z.object({
        /** Unique over all sportsbooks. */
        id: z.string(),
        /** Code that the player reads to support: ours, or the sportsbook's own id of the bet. */
        code: z.string(),
        provider: z.enum(BET_PROVIDERS),
        kind: z.enum(['single', 'express', 'system']),
        placed_at: z.string(),
        stake: amountText,
        /** True if a free bet paid it. */
        is_free: z.boolean(),
        /** Half of it on the win, half on a place. */
        is_each_way: z.boolean(),
        /** True if an event of it was in play; null where its sportsbook does not state it. */
        is_live: z.boolean().nullable(),
        /** All that was paid, sales included; null while the bet is open. */
        payout: amountText.nullable(),
        /** Sum of what sales of it paid; null while nothing was sold, and of other sportsbooks. */
        sold: amountText.nullable(),
        /**
         * Money that it brought and that was taken back, in the order of time: payouts, sales, and corrections of a payout that was settled
         * anew. Bets at other sportsbooks have none.
         */
        movements: z.array(
          z.object({
            at: z.string(),
            kind: z.enum(BET_MOVEMENT_KINDS),
            /** Signed. */
            amount: amountText,
          }),
        ),
        currency: z.string(),
        status: z.enum(BET_STATUSES),
        /** Player code of specification 3, section 4. */
        status_code: z.int(),
        legs: z.array(
          z.object({
            title: z.string(),
            /** As its sportsbook calls it; of a bet in our own book the kind of the market. */
            market: z.string(),
            outcome: z.string(),
            odds: z.string(),
          }),
        ),
      }),
    ),
    count: z.int(),
    pageCount: z.int(),
    page: z.int(),
    /** Odds format of the player; null until they chose. */
    odds_format: z.enum(ODDS_FORMAT_NAMES).nullable(),
  }),
  refusals: [],
});
