import * as z from 'zod/mini';
import { amount, count, type Shape, type ValueOf } from './shape.ts';

/**
 * States of a round. `betting`: its stake is being taken. `playing`: it waits for its player. `settling`: it is decided, its
 * money is under way, and of a draw that still runs nothing is shown.
 */
const ROUND_STATES = ['betting', 'playing', 'settling', 'cancelling', 'settled', 'refused', 'cancelled'] as const;

const round = z.object({
  round: z.string(),
  state: z.enum(ROUND_STATES),
  stake: amount,
  /** 0 until the round is shown. */
  payout: amount,
  /** Null while the operator has not reported it. */
  balance: z.nullable(amount),
  /** Code of the operator that refused; empty otherwise. */
  word: z.string(),
  /** Moves made so far, in games of several steps. */
  place: z.optional(count),
});

/** A round whose outcome has the given shape; a round that never happened has no outcome. */
export function playedRound<Outcome>(outcome: Shape<Outcome>): Shape<PlayedRound<Outcome>> {
  return z.extend(round, { outcome: z.nullable(outcome) });
}

/** A round of whichever game. */
export const anyRound = z.extend(round, { outcome: z.nullable(z.record(z.string(), z.unknown())) });

export type AnyRound = ValueOf<typeof anyRound>;
export type PlayedRound<Outcome> = ValueOf<typeof round> & { readonly outcome: Outcome | null };
