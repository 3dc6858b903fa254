import type { BetId, Instant, PlayerId } from '@ordago/kernel';
import type { Pool } from 'pg';
import { type BetsFilter, createFindBet, findBets } from '../../betting/repository/bets.repository.ts';
import type { PlacedBet } from '../../shared/domain/placed-bet.ts';
import { asOffered, type LineEvent, type LineMarket, type Page, type TreeLeague } from '../domain/line.ts';
import {
  type EventsFilter,
  findEvent,
  findEvents,
  findEventsById,
  findTree,
  hasLeague,
} from '../repository/line.repository.ts';

/** Looks at the line: events and their prices, as they may be bet on at that moment. */
export interface LineReads {
  tree(now: Instant): Promise<TreeLeague[]>;
  /** Null when the league is unknown. */
  events(filter: EventsFilter, page: { page: number; size: number }): Promise<Page<LineEvent> | null>;
  /** With the markets of these combinations. (Default: none) */
  event(id: string, now: Instant, combinations?: readonly string[]): Promise<LineEvent | null>;
  /** One market of an event, whatever its kind. */
  market(event: string, id: string, now: Instant): Promise<LineMarket | null>;
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
    events: async (filter, page) => {
      const found = await findEvents(pool, filter, page);
      if (found.count === 0 && filter.league !== null && !(await hasLeague(pool, filter.league))) return null;
      return { ...found, rows: found.rows.map((event) => asOffered(event, filter.at)) };
    },
    event: async (id, now, combinations) => {
      const event = await findEvent(pool, id, combinations);
      return event && asOffered(event, now);
    },
    market: async (event, id, now) => {
      const [found] = await findEventsById(pool, [event], [id]);
      return (found && asOffered(found, now).markets[0]) ?? null;
    },
  };
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
