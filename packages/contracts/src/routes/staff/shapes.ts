import * as z from 'zod';
import { amountText, intIn, pageIn } from '../../wire.ts';
import { BET_PROVIDERS } from '../sportsbook/list-bet-history.ts';
import { legEachWayShape, PAID_WITH, saleShape } from '../sportsbook/shapes.ts';

/** Shapes that the lists of the back office share. */

export const staffPlayerRow = z.object({
  id: z.string(),
  username: z.string(),
  currency: z.string(),
  main: amountText,
  hold: amountText,
  debt: amountText,
  country: z.string().nullable(),
  is_banned: z.boolean(),
  is_casino_blocked: z.boolean(),
  is_verified: z.boolean(),
  agent: z.string().nullable(),
  created_at: z.string(),
});

export const staffTransferRow = z.object({
  /** Entry of a wallet: its wallet and number, such as `7.12`. */
  id: z.string(),
  op: z.string(),
  at: z.string(),
  player: z.string().nullable(),
  username: z.string().nullable(),
  code: z.int(),
  wallet: z.string(),
  /** The other side: a wallet's class and owner, or a house account. */
  counter: z.string(),
  /** Accounts that the money left and reached: a wallet's class and its owner, such as `main:ana`, or a house account. */
  from: z.string(),
  to: z.string(),
  /** Their owners (specification 3, section 3); null for an account of the operator. */
  from_username: z.string().nullable(),
  to_username: z.string().nullable(),
  amount: amountText,
  currency: z.string(),
  balance_before: amountText,
  balance_after: amountText,
  kind: z.string(),
  scope: z.string(),
  key: z.string(),
});

export const staffBetRow = z.object({
  /** Unique over all sportsbooks. */
  id: z.string(),
  /** Sportsbook in whose frame it was placed. Fields that another sportsbook does not report are null. */
  provider: z.enum(BET_PROVIDERS),
  /** Ours, or the sportsbook's own id of the bet. */
  code: z.string(),
  player: z.string(),
  username: z.string(),
  kind: z.string(),
  stake: amountText,
  currency: z.string(),
  odds: z.string().nullable(),
  potential_payout: amountText.nullable(),
  /** All that was paid, sales included; null while the bet is in play. */
  payout: amountText.nullable(),
  /** Stake that remains after its sales. */
  rest_stake: amountText,
  /** Null for a bet of another sportsbook. */
  paid_with: z.enum(PAID_WITH).nullable(),
  sales: z.array(saleShape),
  /** The value at which it is sold by itself; null without such a rule. */
  cash_out_rule: amountText.nullable(),
  status: z.string(),
  /** Admin code of specification 3, section 4. */
  status_code: z.int(),
  placed_at: z.string(),
  settled_at: z.string().nullable(),
  legs: z.array(
    z.object({
      home: z.string(),
      away: z.string(),
      league: z.string(),
      /** Slug of the sport, whose words name the market; absent where another sportsbook names it. */
      sport: z.string().optional(),
      starts_at: z.string().nullable(),
      market: z.string(),
      /** `period=1|line=2.5`; empty for kinds that ask nothing. */
      specifier: z.string(),
      outcome: z.string(),
      /** Of a competitor, where the outcome is its key. */
      name: z.string().optional(),
      odds: z.string(),
      status: z.string().nullable(),
      score: z.string().nullable(),
      factor: z.string().nullable(),
      /** Reason for its settlement, as its player reads it: a code of the catalogue `verdicts` with its figures. */
      why: z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
      /** Of a bet each way. */
      each_way: legEachWayShape.optional(),
    }),
  ),
});

export const staffPaging = { page: pageIn, count: intIn({ min: 1, max: 100 }).default(25) };
export const staffPage = { count: z.int(), pages: z.int(), page: z.int() };

export type StaffPlayerRow = z.output<typeof staffPlayerRow>;
export type StaffTransferRow = z.output<typeof staffTransferRow>;
export type StaffBetRow = z.output<typeof staffBetRow>;
