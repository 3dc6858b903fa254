import { type DomainEvent, domainEvent } from '@ordago/contracts/events';
import { type Queryable, trySavepoint } from '../db/transaction.ts';
import type { EventHandler } from './event-handler.ts';
import {
  findDueLanes,
  findParkedOfLane,
  laneOf,
  makeDue,
  noteFailure,
  park,
  unpark,
} from './repository/parked-events.repository.ts';

/**
 * Applies events to a handler, within the transaction that moves it on. When the handler fails, they are tried one by one:
 * what fails is parked, and so is what comes in the same lane after it, so that the order per player holds and the others
 * go on. Returns the error of each event that failed.
 */
export async function applyEvents(
  db: Queryable,
  handler: EventHandler,
  batch: {
    readonly events: readonly DomainEvent[];
    /** Lanes in which something is parked already. */
    readonly parkedLanes: ReadonlySet<string>;
    readonly pauseMs: number;
  },
): Promise<readonly unknown[]> {
  const { pauseMs } = batch;
  const parkedLanes = new Set(batch.parkedLanes);
  const isBehind = (event: DomainEvent) => parkedLanes.has(laneOf(event));
  const parkBehind = (event: DomainEvent) => park(db, handler.name, { event, error: null, pauseMs: null });
  for (const event of batch.events.filter(isBehind)) await parkBehind(event);
  const events = batch.events.filter((event) => !isBehind(event));
  if (events.length === 0 || (await tryHandling(db, handler, events)) === null) return [];
  const errors: unknown[] = [];
  for (const event of events) {
    const failure = isBehind(event) ? await parkBehind(event) : await tryHandling(db, handler, [event]);
    if (!failure) continue;
    errors.push(failure.error);
    parkedLanes.add(laneOf(event));
    await park(db, handler.name, { event, error: failure.error, pauseMs });
  }
  return errors;
}

/** Tries again what is due, each player's events in their order, up to the first that fails. */
export async function retryParked(db: Queryable, handler: EventHandler, pauseMs: number): Promise<void> {
  for (const lane of await findDueLanes(db, handler.name)) await retryLane(db, handler, { lane, pauseMs });
}

async function retryLane(
  db: Queryable,
  handler: EventHandler,
  { lane, pauseMs }: { readonly lane: string; readonly pauseMs: number },
): Promise<void> {
  for (const row of await findParkedOfLane(db, handler.name, lane)) {
    const failure = await tryHandling(db, handler, [row.event]);
    if (failure) return noteFailure(db, handler.name, { row, error: failure.error, pauseMs });
    await unpark(db, handler.name, row);
  }
  // More may wait than were tried.
  await makeDue(db, handler.name, lane);
}

/**
 * Gives events to a handler; a failure leaves nothing behind and is returned, null when there is none. An event of
 * another shape than that of its contract is a failure as well.
 */
async function tryHandling(db: Queryable, handler: EventHandler, events: readonly DomainEvent[]) {
  return trySavepoint(db, async () => {
    for (const event of events) domainEvent.parse(event);
    await handler.handle(events, db);
  });
}
