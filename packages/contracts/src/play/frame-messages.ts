import * as z from 'zod/mini';
import { amount, type ValueOf } from './shape.ts';

/*
 * Messages between a game of ours in its frame and the site around it. Both sides check the window, its origin and these
 * shapes. They concern what is seen, never money: whoever sent them could at most change a picture.
 */

const tagged = { ordago: z.literal(1) };
/** Tallest stage that a game may ask for, in px. */
const HEIGHT_MAX = 4_000;

/** A message of a game to the site. */
export const fromGame = z.discriminatedUnion('type', [
  /** Listens now; the site answers with `site`. */
  z.object({ ...tagged, type: z.literal('ready') }),
  /**
   * A round, or a move of it, was sent to the server. From now on the site shows its balance without this stake (0 for a
   * move that stakes nothing), and no later movement, until `round-shown`. It answers `held`, for which the game waits before
   * it sends the round: no push can come in between.
   */
  z.object({ ...tagged, type: z.literal('round-begun'), stake: amount }),
  /** The round is still under way; without a word the site waits for 15 seconds. */
  z.object({ ...tagged, type: z.literal('round-running') }),
  /** The player has seen how the round ended, or that it was not played. */
  z.object({ ...tagged, type: z.literal('round-shown') }),
  /** The player wants to deposit without leaving the game. */
  z.object({ ...tagged, type: z.literal('deposit') }),
  /** Its launch opens nothing any more; the player wants the game opened again. */
  z.object({ ...tagged, type: z.literal('reopen') }),
  /** Least height in px at which nothing of the game is cut off. */
  z.object({ ...tagged, type: z.literal('height'), height: z.int().check(z.gte(0), z.lte(HEIGHT_MAX)) }),
]);

/** A message of the site to a game. */
export const toGame = z.discriminatedUnion('type', [
  z.object({
    ...tagged,
    type: z.literal('site'),
    theme: z.enum(['dark', 'light']),
    /** Exact balance of the wallet in play, also while the site shows an older one; null while it is unknown. */
    balance: z.nullable(amount),
    /** The player may deposit by themselves: an agent pays in for theirs. (Default: true) */
    mayDeposit: z._default(z.boolean(), true),
  }),
  /** The balance is held for the round that was announced. */
  z.object({ ...tagged, type: z.literal('held') }),
]);

export type FromGame = ValueOf<typeof fromGame>;
export type ToGame = ValueOf<typeof toGame>;
