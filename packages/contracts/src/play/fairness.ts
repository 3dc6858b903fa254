import * as z from 'zod/mini';
import { count, type ValueOf } from './shape.ts';

/**
 * Answer of `GET …/fairness`, and of `POST …/fairness/rotate`: seeds as their player may know them, the pair in play by its
 * commitment, older ones whole.
 */
export const fairness = z.object({
  commitment: z.string(),
  clientSeed: z.string(),
  /** The nonce of the next bet. */
  nonce: count,
  /** Commitment of the pair that rotation starts. */
  nextCommitment: z.string(),
  revealed: z.array(
    z.object({
      serverSeed: z.string(),
      commitment: z.string(),
      clientSeed: z.string(),
      /** Bets made under it. */
      bets: count,
    }),
  ),
});

export type Fairness = ValueOf<typeof fairness>;
