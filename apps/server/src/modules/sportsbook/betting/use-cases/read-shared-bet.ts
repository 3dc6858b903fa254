import type { PlacedBet } from '../../shared/domain/placed-bet.ts';
import type { BettingParts } from './parts.ts';

/** Reads the bet behind a link; null when there is none. Its presenter leaves out player, code and amounts. */
export async function readSharedBet(
  { bets, sharedBets }: Pick<BettingParts, 'bets' | 'sharedBets'>,
  token: string,
): Promise<PlacedBet | null> {
  const bet = await sharedBets.findSharedBet(token);
  return bet === null ? null : bets.findBet(bet);
}
