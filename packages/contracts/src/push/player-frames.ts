import * as z from 'zod';
import { BET_STATUSES, CASE_STATUSES } from '../codes/statuses.ts';
import { amountText } from '../wire.ts';

/** A balance with at most 5 decimals; one that is overdrawn is negative. */
export const balanceText = z.string().regex(/^-?\d+(\.\d{1,5})?$/);
/** The place of a balance in the order of balances: grows with every movement of the wallet. */
export const balanceVersion = z.string().regex(/^\d{1,20}$/);

/** The main balance of the player after it changed, in units of `currency`. */
export const balanceFrame = z.object({
  kind: z.literal('balance'),
  balance: balanceText,
  currency: z.string(),
  /** A frame with a lower version than the shown one is older and is dropped. */
  version: balanceVersion,
});

/** A bet of the player was settled, or settled again after its result was corrected. */
export const betSettledFrame = z.object({
  kind: z.literal('bet-settled'),
  bet: z.string(),
  status: z.enum(BET_STATUSES),
  /** Returned by this settlement, stake included, in the currency of the bet. */
  payout: amountText,
});

/** A bet of the player, or a part of it, was sold. */
export const betSoldFrame = z.object({
  kind: z.literal('bet-sold'),
  bet: z.string(),
  /** The part of the stake that was sold. */
  stake: amountText,
  /** Paid for it. */
  value: amountText,
  /** True when nothing of the bet is left. */
  whole: z.boolean(),
});

/** The free bets of the player changed: given, used, returned or taken back. */
export const freeBetsFrame = z.object({ kind: z.literal('free-bets') });

/** Staff answered a case of the player. */
export const caseFrame = z.object({
  kind: z.literal('case'),
  id: z.string(),
  /** Kind of subject, as the module that registers it names it: `casino-round`. */
  subject_kind: z.string(),
  status: z.enum(CASE_STATUSES),
});

/** Frames of the topic `player:<id>`, which its player alone may follow. */
export const playerFrame = z.union([balanceFrame, betSettledFrame, betSoldFrame, freeBetsFrame, caseFrame]);

export type PlayerFrame = z.infer<typeof playerFrame>;
export type BalanceFrame = z.infer<typeof balanceFrame>;
export type BetSettledFrame = z.infer<typeof betSettledFrame>;
export type BetSoldFrame = z.infer<typeof betSoldFrame>;
export type CaseFrame = z.infer<typeof caseFrame>;
