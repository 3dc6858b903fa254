import * as z from 'zod/mini';
import { amount } from './shape.ts';

/**
 * Refusals that a game server itself answers to a play call. Those of the operator reach the game as the code of a round, by
 * the names of the error catalogue.
 */
export const PLAY_REFUSALS = [
  /** The token opens nothing: the session has ended. */
  'session-unknown',
  /** The code of the launch opens nothing: it was used before, or is too old. */
  'launch-code-spent',
  /** The round is over, or takes no bets any more. */
  'round-closed',
  /** A bet of this player is on this round already, or a round of theirs waits for its end. */
  'round-open',
  /** The round takes no such move now. */
  'round-action-invalid',
  /** The operator did not take what the move stakes. */
  'insufficient-balance',
  /** Less than the least stake, or more than this choice takes: `max` says how much. */
  'stake-outside-limits',
  'stake-and-key-needed',
  'validation-failed',
  'client-seed-invalid',
  /** The call came from a page of somebody else. */
  'origin-refused',
  'malformed-input',
  'body-too-large',
  'too-many-attempts',
  'internal',
  // Of studios alone.
  'game-unknown',
  'table-unknown',
  'round-unknown',
  'choice-invalid',
  'place-needed',
  'operator-refused',
] as const;
export type PlayRefusal = (typeof PLAY_REFUSALS)[number];

/** Codes of rounds that the game server itself took back. */
export const TAKEN_BACK = ['too-late', 'interrupted', 'abandoned'] as const;
export type TakenBack = (typeof TAKEN_BACK)[number];

/** Body of a refused request: the name of the refusal, and the most that the choice takes where that is the reason. */
export const refusalBody = z.object({ error: z.string(), max: z.optional(amount) });
