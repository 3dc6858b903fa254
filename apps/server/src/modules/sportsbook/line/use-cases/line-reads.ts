import type { Instant, Page } from '@ordago/kernel';
import type { LineEvent, LineMarket, TreeLeague } from '../domain/line.ts';
import type { EventsFilter } from '../repository/line.repository.ts';

/** Reads of the line: events and their prices, as they may be bet on at that moment. */
export interface LineReads {
  /** Leagues with the numbers of their events that can be bet on, in the order of the menu. */
  tree(now: Instant): Promise<TreeLeague[]>;
  /** Null when the league is unknown. */
  events(filter: EventsFilter, page: { page: number; size: number }): Promise<Page<LineEvent> | null>;
  /** With the markets of these combinations. (Default: none) */
  event(id: string, now: Instant, combinations?: readonly string[]): Promise<LineEvent | null>;
  /** One market of an event, whatever its kind. Null where there is none. */
  market(event: string, id: string, now: Instant): Promise<LineMarket | null>;
}
