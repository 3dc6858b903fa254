import type { DomainEvent, EventName, EventOf } from '@ordago/contracts/events';
import type { Queryable } from '../db/transaction.ts';

export type { DomainEvent, EventName, EventOf } from '@ordago/contracts/events';
export type { Queryable } from '../db/transaction.ts';

/**
 * Handles domain events. Each is applied once for all that is written through `db`, the transaction in which the relay
 * notes how far the handler is, whatever is killed. An effect outside the database may be repeated: it is idempotent.
 */
export interface EventHandler {
  /** Unique, and kept for ever: what was handled is remembered under it. `wallet.push-balances`. */
  readonly name: string;
  readonly events: readonly EventName[];
  /** Start of a handler that this database has not seen: all that ever happened, or what happens from now on. */
  readonly begins: 'at-the-beginning' | 'now';
  /**
   * Handles events in the order of their positions, at most `PAGE_POSITIONS_MAX` positions' worth. When it throws, nothing
   * of the call is kept, and its events are tried one by one.
   */
  handle(events: readonly DomainEvent[], db: Queryable): Promise<void>;
  /** Takes away what events from a position on brought about, before they are handled again. (Default: nothing to take away) */
  reset?(db: Queryable, from: bigint): Promise<void>;
}

/** A handler as it is written: its events are of the names that it lists. */
interface HandlerOf<Name extends EventName> extends Omit<EventHandler, 'events' | 'handle'> {
  readonly events: readonly Name[];
  handle(events: readonly EventOf<Name>[], db: Queryable): Promise<void>;
}

/** Makes a handler of one that knows the names of its events. */
export function eventHandler<Name extends EventName>(handler: HandlerOf<Name>): EventHandler {
  // The relay gives a handler the events that it lists and no others.
  return handler as unknown as EventHandler;
}

/** Positions above `after`, up to `upTo`, at most `limit` of them. */
export interface EventRange {
  readonly after: bigint;
  readonly upTo: bigint;
  readonly limit: number;
}

/** Events of a range of positions, in their order. */
export interface EventPage {
  readonly events: readonly DomainEvent[];
  /** The last position that was read; everything up to it is in `events`. */
  readonly through: bigint;
}

/** Source of events. */
export interface EventSource {
  /** Reads a range of certain positions. Skips events whose name is not wanted. */
  read(db: Queryable, range: EventRange, wanted: ReadonlySet<EventName>): Promise<EventPage>;
}
