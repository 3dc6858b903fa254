import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText, idIn } from '../../wire.ts';
import { gameLanguageIn } from './shapes.ts';

/** Proof of a round of a provably fair game (docs/fairness.md). A seed stays null until it is revealed. */
const proof = z.object({
  /** Key of the game's rules. */
  engine: z.string(),
  stake: z.string(),
  payout: z.string(),
  /** Choice and moves of the player, as those rules encode them. */
  choice: z.json(),
  moves: z.array(z.json()),
  seeds: z
    .object({ commitment: z.string(), server_seed: z.string().nullable(), client_seed: z.string(), nonce: z.int() })
    .nullable(),
  chain: z.object({ terminal: z.string(), salt: z.string(), place: z.int(), hash: z.string().nullable() }).nullable(),
});

const movement = z.object({
  /** Number of the money command. */
  transfer_id: z.string(),
  kind: z.enum(['bet', 'win', 'bet-win', 'rollback']),
  date: z.string(),
  stake: amountText,
  payout: amountText,
  balance_after: amountText,
  is_taken_back: z.boolean(),
});

export const readStaffRound = route({
  name: 'casino.read-staff-round',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/casino/rounds/:id',
  wire: 'standard',
  summary: "A player's round by our number of it, with what moved in it: what a complaint is about.",
  params: z.object({ id: idIn() }),
  answer: z.object({
    id: z.string(),
    player: z.string(),
    transfer_id: z.string(),
    round_id: z.string(),
    provider: z.string(),
    game_name: z.string(),
    currency: z.string(),
    opened_at: z.string(),
    bet_amount: amountText,
    payout: amountText,
    balance_before: amountText,
    balance_after: amountText,
    transactions: z.array(movement),
  }),
  refusals: ['round-not-found'],
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
    transactions: z.array(movement),
    /** `none`: the game cannot be proved. `unreachable`: it can, but its server did not answer now. */
    fairness: z.enum(['proved', 'none', 'unreachable']),
    proof: proof.nullable(),
    /** True if its provider shows it to its player (`casino.replay-round`). */
    has_replay: z.boolean(),
  }),
  refusals: ['not-found'],
});

const replay = {
  method: 'POST',
  wire: 'standard',
  params: z.object({ id: idIn() }),
  body: z.object({ lang: gameLanguageIn.default('es') }).prefault({}),
  /** Opens once, and soon. */
  answer: z.object({ url: z.string() }),
  refusals: ['round-not-found', 'replay-not-offered', 'replay-not-kept', 'provider-unreachable', 'provider-error'],
} as const;

export const replayRound = route({
  ...replay,
  name: 'casino.replay-round',
  host: 'player',
  path: '/api/user/casino_history/:id/replay',
  summary: "Where the provider shows one of the player's own rounds, by its transfer id.",
});

export const replayStaffRound = route({
  ...replay,
  name: 'casino.replay-staff-round',
  host: 'staff',
  path: '/api/staff/casino/rounds/:id/replay',
  summary: "Where the provider shows a player's round, by our number of it.",
});
