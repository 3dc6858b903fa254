import * as z from 'zod/mini';
import { amount, count, type ValueOf } from './shape.ts';

/** Answer of `GET …/rounds/:round/proof`: what proves a round. A seed stays null until it is revealed. */
export const roundProof = z.object({
  round: z.string(),
  game: z.string(),
  /** Key of the game's rules. */
  engine: z.string(),
  stake: amount,
  payout: amount,
  /** Choice and moves of the player, as those rules encode them. */
  choice: z.unknown(),
  moves: z.array(z.unknown()),
  seeds: z.nullable(
    z.object({
      commitment: z.string(),
      server_seed: z.nullable(z.string()),
      client_seed: z.string(),
      nonce: count,
    }),
  ),
  /** The shared chain, of a round that many players shared. */
  chain: z.nullable(
    z.object({
      terminal: z.string(),
      salt: z.string(),
      /** Place of the round in the chain, from 1. */
      place: count,
      /** Null until the round has burst. */
      hash: z.nullable(z.string()),
    }),
  ),
});

export type RoundProof = ValueOf<typeof roundProof>;
