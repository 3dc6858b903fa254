import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText, idIn } from '../../wire.ts';

/** What a game that can be proved reveals of a round (docs/fairness.md). A seed stays null until it is revealed. */
const proof = z.object({
  /** Key of the game's rules. */
  engine: z.string(),
  stake: z.string(),
  payout: z.string(),
  /** What the player chose and the moves they made, in the words of those rules. */
  choice: z.json(),
  moves: z.array(z.json()),
  seeds: z
    .object({ commitment: z.string(), server_seed: z.string().nullable(), client_seed: z.string(), nonce: z.int() })
    .nullable(),
  chain: z.object({ terminal: z.string(), salt: z.string(), place: z.int(), hash: z.string().nullable() }).nullable(),
});

export const readRound = route({
  name: 'casino.read-round',
  host: 'player',
  method: 'GET',
  path: '/api/user/casino_history/:id',
  wire: 'standard',
  summary:
    "One of the player's own rounds by its transfer id: what moved, and what proves it where its game can be proved.",
  params: z.object({ id: idIn() }),
  answer: z.object({
    transfer_id: z.string(),
    /** The round in the provider's own words. */
    round_id: z.string(),
    game_name: z.string(),
    /** Bets, wins and what was taken back, oldest first. */
    transactions: z.array(
      z.object({
        kind: z.enum(['bet', 'win', 'bet-win', 'rollback']),
        date: z.string(),
        stake: amountText,
        payout: amountText,
        balance_after: amountText,
        is_taken_back: z.boolean(),
      }),
    ),
    /** `none`: the game cannot be proved. `unreachable`: it can, but its server did not answer now. */
    fairness: z.enum(['proved', 'none', 'unreachable']),
    proof: proof.nullable(),
  }),
  refusals: ['not-found'],
});
