import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText } from '../../wire.ts';
import { oddsText } from './shapes.ts';

export const readAccount = route({
  name: 'sportsbook.read-account',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/account',
  wire: 'line',
  summary: 'The player behind the frame token: balance in play, what pays the next bet, and the stake limits.',
  answer: z.object({
    id: z.string(),
    username: z.string(),
    currency: z.string(),
    balance: amountText,
    /** Version of the balance; an older one never replaces a newer one. */
    version: z.string(),
    /** Money that pays the next bet, unless it is a free one. */
    paid_with: z.enum(['main', 'bonus']),
    /** Terms of bets that bonus money pays; null while none does. */
    bonus_terms: z
      .object({
        odds_min: oddsText,
        /** Least legs of an express. */
        express_legs_min: z.int(),
        /** Largest share of a bet, in per cent: below 100, bonus money pays none. */
        percent_max: z.int(),
        /** Numbers of bets that one bonus pays, and that it has paid; null for any number. */
        bets: z.object({ max: z.int(), placed: z.int() }).nullable(),
      })
      .nullable(),
    stake: z.object({ min: amountText, max: amountText, default: amountText }),
  }),
  refusals: ['account-currency-unacceptable'],
});
