import { randomBytes } from 'node:crypto';
import { type BetId, type Instant, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { BettingParts } from './parts.ts';

/** Random bytes of a link: nobody guesses one. */
const TOKEN_BYTES = 16;

/**
 * Makes a bet of the player's own readable by a link; a second time answers the same one.
 *
 * @refuses bet-not-found
 */
export async function shareBet(
  { bets, sharedBets }: Pick<BettingParts, 'bets' | 'sharedBets'>,
  { player, bet, at }: { player: PlayerId; bet: BetId; at: Instant },
): Promise<string | Refusal<'bet-not-found'>> {
  if ((await bets.findBet(bet))?.player !== player) return refuse('bet-not-found');
  const token = await sharedBets.share({ token: randomBytes(TOKEN_BYTES).toString('base64url'), bet, at });
  return token ?? refuse('bet-not-found');
}
