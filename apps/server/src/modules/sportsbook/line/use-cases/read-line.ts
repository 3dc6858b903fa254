import type { Instant, Page } from '@ordago/kernel';
import type { Pool } from 'pg';
import { asOffered, type LineEvent, type LineMarket, type TreeLeague } from '../domain/line.ts';
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
