import * as z from 'zod';
import { amountText, intIn, pageIn } from '../../wire.ts';

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
  amount: amountText,
  currency: z.string(),
  balance_before: amountText,
  balance_after: amountText,
  kind: z.string(),
  scope: z.string(),
  key: z.string(),
});

export const staffBetRow = z.object({
  id: z.string(),
  code: z.string(),
  player: z.string(),
  username: z.string(),
  kind: z.string(),
  stake: amountText,
  currency: z.string(),
  odds: z.string(),
  potential_payout: amountText,
  payout: amountText.nullable(),
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
      starts_at: z.string(),
      market: z.string(),
      line: z.string().nullable(),
      outcome: z.string(),
      odds: z.string(),
      status: z.string(),
      score: z.string().nullable(),
      factor: z.string().nullable(),
    }),
  ),
});

export const staffPaging = { page: pageIn, count: intIn({ min: 1, max: 100 }).default(25) };
export const staffPage = { count: z.int(), pages: z.int(), page: z.int() };

export type StaffPlayerRow = z.output<typeof staffPlayerRow>;
export type StaffTransferRow = z.output<typeof staffTransferRow>;
export type StaffBetRow = z.output<typeof staffBetRow>;
