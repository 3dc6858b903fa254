import type { BetId, Page, PlayerId } from '@ordago/kernel';
import type { PlacedBet } from '../../shared/domain/placed-bet.ts';
import type { BetsFilter } from '../repository/bets.repository.ts';

/** Reads of bets; a player's own alone. */
export interface BetReads {
  /** One page of bets, newest first. Pages are counted from 0; one past the end is the last one. */
  list(filter: BetsFilter, page: { page: number; size: number }): Promise<Page<PlacedBet>>;
  /** Null when there is none of this player. */
  own(player: PlayerId, bet: BetId): Promise<PlacedBet | null>;
}
