import { assert, type BetId, type PlayerId } from '@ordago/kernel';
import { type BetReads, presentBet } from '../../betting/index.ts';

/** Presents a bet of the player's own after a command on it. */
export async function presentOwnBet(bets: BetReads, player: PlayerId, id: BetId) {
  const bet = await bets.own(player, id);
  assert(bet, `bet ${id} was dealt with and is not there`);
  return presentBet(bet);
}
