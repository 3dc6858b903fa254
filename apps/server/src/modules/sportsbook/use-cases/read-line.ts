import type { BetId, Instant, PlayerId } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { LineEvent, Page, TreeLeague } from '../domain/line.ts';
import type { PlacedBet } from '../domain/placed-bet.ts';
import { type BetsFilter, findBet, findBets } from '../repository/bets.repository.ts';
import { type EventsFilter, findEvent, findEvents, findTree } from '../repository/line.repository.ts';

/** Looks at the line: events and their prices. */
export interface LineReads {
  tree(now: Instant): Promise<TreeLeague[]>;
  events(filter: EventsFilter, page: { page: number; size: number }): Promise<Page<LineEvent>>;
  event(id: string): Promise<LineEvent | null>;
}

/** Looks at bets; a player's own alone. */
export interface BetReads {
  list(filter: BetsFilter, page: { page: number; size: number }): Promise<Page<PlacedBet>>;
  /** Null when there is none of this player. */
  own(player: PlayerId, bet: BetId): Promise<PlacedBet | null>;
}

export function createLineReads(pool: Pool): LineReads {
  return {
    tree: (now) => findTree(pool, now),
    events: (filter, page) => findEvents(pool, filter, page),
    event: (id) => findEvent(pool, id),
  };
}

export function createBetReads(pool: Pool): BetReads {
  return {
    list: (filter, page) => findBets(pool, filter, page),
    own: async (player, id) => {
      const bet = await findBet(pool, id);
      return bet?.player === player ? bet : null;
    },
  };
}
