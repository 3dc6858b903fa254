import * as z from 'zod/mini';
import { amount, count, multiple, type ValueOf } from '../shape.ts';

export const minesOutcome = z.object({
  opened: z.array(count),
  phase: z.enum(['open', 'cashed-out', 'burst']),
  multiple,
  /** Multiple after the next safe tile; null when there is none. */
  next: z.nullable(multiple),
  /** Positions of the mines, once the round is over. */
  hidden: z.optional(z.array(count)),
});

export const blackjackOutcome = z.object({
  /** The upcard alone until the round is over. */
  dealer: z.array(z.string()),
  dealerTotal: count,
  hands: z.array(z.object({ cards: z.array(z.string()), total: count, isOpen: z.boolean() })),
  phase: z.enum(['insurance', 'play', 'ended']),
  actions: z.array(z.enum(['hit', 'stand', 'double', 'split', 'insure', 'decline'])),
  /** Once the round is over, hand by hand. */
  stakes: z.optional(z.array(amount)),
  payouts: z.optional(z.array(amount)),
});

const pokerHand = z.enum([
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
]);

/** A hand of poker against the dealer: three cards each, or two each and a board. */
export const pokerOutcome = z.object({
  player: z.array(z.string()),
  /** Open cards that both use: three while the player decides, then five; none in three card poker. */
  board: z.array(z.string()),
  /** Empty until the round is over. */
  dealer: z.array(z.string()),
  /** Best hand of the player's open cards. */
  hand: pokerHand,
  phase: z.enum(['decide', 'played', 'folded']),
  actions: z.array(z.enum(['play', 'call', 'fold'])),
  /** Once the round is over. */
  dealerHand: z.optional(pokerHand),
  isQualified: z.optional(z.boolean()),
  winner: z.optional(z.enum(['player', 'dealer', 'tie'])),
  stakes: z.optional(z.object({ ante: amount, bet: amount })),
  payouts: z.optional(z.object({ ante: amount, bet: amount, bonus: amount })),
});

/** A flight, on a table that is shared or of one's own. */
export const crashOutcome = z.object({
  /** Time in the air on the provider's clock, in milliseconds, while it flies. */
  flownMs: z.optional(z.number()),
  /** Once it is over. */
  bust: z.optional(multiple),
  /** Once it is over: null when it burst first. */
  cashedOutAt: z.optional(z.nullable(multiple)),
});

/** Choice of the board that waits for its player. */
export const minesChoice = z.object({ mines: count });

/** Choice of the flight that waits for its player: hundredths, null by hand alone. */
export const flightChoice = z.object({ cashOutAt: z.nullable(count) });

export type MinesOutcome = ValueOf<typeof minesOutcome>;
export type BlackjackOutcome = ValueOf<typeof blackjackOutcome>;
export type PokerOutcome = ValueOf<typeof pokerOutcome>;
export type PokerHandName = ValueOf<typeof pokerHand>;
export type CrashOutcome = ValueOf<typeof crashOutcome>;
