import type { BetId, PlayerId } from '@ordago/kernel';
import type { PlacedBet } from '../../shared/domain/placed-bet.ts';
import type { BetsRepository } from '../repository/bets.repository.ts';

/** Reads a bet of a player; null when there is none of theirs. */
export async function readOwnBet(
  bets: Pick<BetsRepository, 'findBet'>,
  player: PlayerId,
  id: BetId,
): Promise<PlacedBet | null> {
  const bet = await bets.findBet(id);
  return bet?.player === player ? bet : null;
}
