import { setTimeout as delay } from 'node:timers/promises';
import { type Clock, parseInstant } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import type { Log } from '../log/log.ts';
import { applyEvents, retryParked } from './apply-events.ts';
import type { DomainEvent, EventHandler, EventSource } from './event-handler.ts';
import { createFeed, type Feed } from './feed.ts';
import {
  findHandlerState,
  type HandlerState,
  lockHandler,
  moveHandler,
  registerHandler,
} from './repository/handlers.repository.ts';
import { countParked, findParkedLanes, forgetParked } from './repository/parked-events.repository.ts';
import { createWatermark, type Watermark } from './repository/watermark.repository.ts';

export interface RelayParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly handlers: readonly EventHandler[];
  readonly sources: readonly EventSource[];
  readonly metrics: RelayMetrics;
  /**
   * Pause of a handler after a turn that left nothing which it could handle at once, in milliseconds. Its length is the
   * price of events: a turn costs a dozen queries, whether it handles one event or a page of them. (Default: 100)
   */
  readonly pollMs?: number;
  /** Pause before a failed event is tried again, in milliseconds; doubled with each attempt. (Default: 1,000) */
  readonly pauseMs?: number;
}

/** Metrics of the relay. */
export interface RelayMetrics {
  /** Events that a handler was given, and how long after they happened, in milliseconds each. */
  observeEvents(handled: { readonly handler: string; readonly agesMs: readonly number[] }): void;
  /**
   * Position of a handler: number of positions behind the last one drawn, time since it moved on last, in milliseconds, and
   * number of events that it parked.
   */
  observeHandler(state: {
    readonly handler: string;
    readonly behind: number;
    readonly stillMs: number;
    readonly parked: number;
  }): void;
}

export interface Relay {
  /** Stores the handlers that this database has not seen: each begins at the position that it names. */
  register(): Promise<void>;
  /** Registers, then handles what happens until it is stopped. */
  start(): Promise<void>;
  /** Handles everything that happened so far, except what is parked and not due. */
  catchUp(): Promise<void>;
  /** Finishes the batches in hand, then stops. */
  stop(): Promise<void>;
}

/** Result of a turn of a handler: more waits, nothing is certain yet, or nothing is to be done. */
type Outcome = 'more' | 'waiting' | 'idle';

const POLL_MS = 100;
const PAUSE_MS = 1_000;
const CATCHING_UP_MS = 2;
/** After a failure of the database. */
const FAILED_MS = 500;
/** Between two reports of where a handler is. */
const REPORT_MS = 1_000;

/**
 * Brings domain events to their handlers. Every handler moves on by itself, in transactions of at most
 * `PAGE_POSITIONS_MAX` positions, which note how far it is along with what it did; its row is locked meanwhile, so that
 * several relays may run side by side.
 */
export function createRelay(parts: RelayParts): Relay {
  const { pool, handlers, sources } = parts;
  const watermark = createWatermark(pool);
  const feed = createFeed(sources, new Set(handlers.flatMap(({ events }) => events)));
  const each = handlers.map((handler) => ({ ...parts, watermark, feed, handler }));
  const stopping = new AbortController();
  let runs: readonly Promise<void>[] = [];
  const registerAll = async () => {
    for (const { name, begins } of handlers) await registerHandler(pool, name, begins === 'at-the-beginning');
  };
  return {
    register: registerAll,
    start: async () => {
      await registerAll();
      runs = each.map((one) => run(one, stopping.signal));
    },
    catchUp: async () => {
      for (const one of each) await catchUp(one);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(runs);
      await watermark.close();
    },
  };
}

interface RunParts extends RelayParts {
  readonly watermark: Watermark;
  readonly feed: Feed;
  readonly handler: EventHandler;
}

async function run(parts: RunParts, signal: AbortSignal): Promise<void> {
  const { log, handler, pollMs = POLL_MS } = parts;
  const waits = { more: 0, waiting: pollMs, idle: pollMs };
  let reportAt = 0;
  let moved = { position: -1n, at: 0 };
  while (!signal.aborted) {
    let waitMs = FAILED_MS;
    try {
      const state = await findHandlerState(parts.pool, handler.name);
      if (state.position !== moved.position) moved = { position: state.position, at: performance.now() };
      if (performance.now() >= reportAt) {
        await report(parts, state, performance.now() - moved.at);
        reportAt = performance.now() + REPORT_MS;
      }
      waitMs = waits[await advance(parts, state)];
    } catch (err) {
      log.warn({ err, handler: handler.name }, 'events could not be handled; they come again');
    }
    if (waitMs > 0) await delay(waitMs, undefined, { signal }).catch(() => undefined);
  }
}

async function catchUp(parts: RunParts): Promise<void> {
  const name = parts.handler.name;
  const { last } = await findHandlerState(parts.pool, name);
  for (let state = await findHandlerState(parts.pool, name); state.position < last || state.hasWork; ) {
    if ((await advance(parts, state)) !== 'more') await delay(CATCHING_UP_MS);
    state = await findHandlerState(parts.pool, name);
  }
}

async function report(
  { pool, metrics, handler }: RunParts,
  { position, last }: HandlerState,
  stillMs: number,
): Promise<void> {
  const parked = await countParked(pool, handler.name);
  metrics.observeHandler({ handler: handler.name, behind: Math.max(0, Number(last - position)), stillMs, parked });
}

/** One turn of a handler: its pending requests, the events that are due again, and the next page. */
async function advance(parts: RunParts, state: HandlerState): Promise<Outcome> {
  if (!state.hasWork && state.position >= state.last) return 'idle';
  return inTransaction(parts.pool, async (db) => {
    // The watermark is asked for after this transaction began and used while it lives: no crash lies in between.
    const certainty = await parts.watermark.read();
    if (!state.hasWork && certainty.position <= state.position) return 'waiting';
    const position = await takeHandler(db, parts.handler);
    if (position === null) return 'idle';
    if (state.hasWork) await retryParked(db, parts.handler, parts.pauseMs ?? PAUSE_MS);
    if (certainty.position <= position) return 'idle';
    const parked = await findParkedLanes(db, parts.handler.name);
    if (parked.isFull) return 'idle';
    const page = await parts.feed.read(db, position, certainty);
    await handlePage(db, parts, { events: page.events, parkedLanes: parked.lanes });
    await moveHandler(db, parts.handler.name, page.through);
    return page.through < certainty.position ? 'more' : 'waiting';
  });
}

/** Locks a handler and returns where it is; null when another relay has it. Begins a replay that was asked for. */
async function takeHandler(db: Queryable, handler: EventHandler): Promise<bigint | null> {
  const locked = await lockHandler(db, handler.name);
  if (locked === null || locked.replayFrom === null) return locked?.position ?? null;
  const from = locked.replayFrom;
  const position = from > 0n ? from - 1n : 0n;
  await handler.reset?.(db, from);
  await forgetParked(db, handler.name, from);
  await moveHandler(db, handler.name, position);
  return position;
}

/** Handles the events of a page that are the handler's. */
async function handlePage(
  db: Queryable,
  parts: RunParts,
  { events, parkedLanes }: { readonly events: readonly DomainEvent[]; readonly parkedLanes: ReadonlySet<string> },
): Promise<void> {
  const { handler, log, metrics, clock } = parts;
  const own = events.filter(({ name }) => handler.events.includes(name));
  const errors = await applyEvents(db, handler, { events: own, parkedLanes, pauseMs: parts.pauseMs ?? PAUSE_MS });
  for (const err of errors) log.warn({ err, handler: handler.name }, 'an event is parked');
  const now = clock.now();
  const agesMs = own.map(({ at }) => Math.max(0, now - (parseInstant(at) ?? now)));
  if (agesMs.length > 0) metrics.observeEvents({ handler: handler.name, agesMs });
}
