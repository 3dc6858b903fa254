import type { BetId, Page, PlayerId } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { PlacedBet } from '../../shared/domain/placed-bet.ts';
import { type BetsFilter, createFindBet, findBets } from '../repository/bets.repository.ts';

/** Looks at bets; a player's own alone. */
export interface BetReads {
  list(filter: BetsFilter, page: { page: number; size: number }): Promise<Page<PlacedBet>>;
  /** Null when there is none of this player. */
  own(player: PlayerId, bet: BetId): Promise<PlacedBet | null>;
}

export function createBetReads(pool: Pool): BetReads {
  const read = createFindBet(pool);
  return {
    list: (filter, page) => findBets(pool, filter, page),
    own: async (player, id) => {
      const bet = await read(id);
      return bet?.player === player ? bet : null;
    },
  };
}
