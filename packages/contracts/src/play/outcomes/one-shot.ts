import * as z from 'zod/mini';
import { amount, count, multiple, type ValueOf } from '../shape.ts';

/** Rolls in hundredths, 0 to 9,999. */
export const diceOutcome = z.object({ roll: count, isWin: z.boolean() });

export const limboOutcome = z.object({ reached: multiple, isWin: z.boolean() });

export const coinOutcome = z.object({ fell: z.enum(['heads', 'tails']), isWin: z.boolean() });

export const kenoOutcome = z.object({
  picks: z.array(count),
  drawn: z.array(count),
  hits: count,
  multiple,
});

export const plinkoOutcome = z.object({
  rows: count,
  /** 0 to the left, 1 to the right, row by row. */
  path: z.array(count),
  bin: count,
  multiple,
});

/** One turn of the reels. */
const spin = z.object({
  /** Visible symbols, reel by reel from the left, each from the top; none where a bought round has no paid spin. */
  window: z.array(z.array(z.string())),
  lineWins: z.array(z.object({ line: count, symbol: z.optional(z.string()), count, payout: amount })),
  /** Wins of reels with drawn heights, which have no lines. */
  waysWins: z.optional(z.array(z.object({ symbol: z.string(), count, ways: count, payout: amount }))),
  payout: amount,
});

/** The paid spin and the free spins it brought. */
export const slotOutcome = z.extend(spin, {
  freeSpins: z.array(spin),
  /** True only when the payout is larger than the stake: nothing is celebrated otherwise. */
  beatsStake: z.boolean(),
});

export type DiceOutcome = ValueOf<typeof diceOutcome>;
export type LimboOutcome = ValueOf<typeof limboOutcome>;
export type CoinOutcome = ValueOf<typeof coinOutcome>;
export type KenoOutcome = ValueOf<typeof kenoOutcome>;
export type PlinkoOutcome = ValueOf<typeof plinkoOutcome>;
export type SlotSpin = ValueOf<typeof spin>;
export type SlotOutcome = ValueOf<typeof slotOutcome>;
