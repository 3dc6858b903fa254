import type { DomainEvent } from '@ordago/contracts/events';
import type { Queryable } from '../../db/transaction.ts';

/** Times that an event is tried before it waits for staff. */
export const ATTEMPTS_MAX = 5;
/** Parked events of a handler beyond which it stands still: then it is the handler that is broken, not its events. */
const PARKED_MAX = 1_000;
/** Events of one player that are tried again in one go. */
const RETRIED_MAX = 50;

interface ParkedRow {
  readonly position: string;
  readonly part: number;
  readonly event: DomainEvent;
  readonly attempts: number;
}

/** Players of whom something is parked, by `laneOf`: what else comes of them waits behind it. */
export async function findLanesWithParked(db: Queryable, handler: string): Promise<Set<string>> {
  const { rows } = await db.query<{ lane: string }>(
    `select distinct coalesce(player, 0) as lane from platform.parked_event where handler = $1`,
    [handler],
  );
  return new Set(rows.map(({ lane }) => lane));
}

/** Events are handled in their order within a lane: that of their player, or the one of all that is nobody's. */
export function laneOf(event: DomainEvent): string {
  return event.player ?? '0';
}

/** True when a handler parked so much that it stands still until some of it is through. */
export async function isFull(db: Queryable, handler: string): Promise<boolean> {
  return (await countParked(db, handler)) >= PARKED_MAX;
}

export async function countParked(db: Queryable, handler: string): Promise<number> {
  const { rows } = await db.query<{ parked: number }>(
    'select count(*)::int as parked from platform.parked_event where handler = $1',
    [handler],
  );
  return rows[0]?.parked ?? 0;
}

/** Parks an event: with its error, to be tried again after a pause, or without one, behind an earlier event of its lane. */
export async function park(
  db: Queryable,
  handler: string,
  { event, error, pauseMs }: { readonly event: DomainEvent; readonly error: unknown; readonly pauseMs: number | null },
): Promise<void> {
  await db.query(
    `insert into platform.parked_event (handler, position, part, player, name, event, attempts, error, retry_at, parked_at)
     values ($1, $2, $3, $4, $5, $6, case when $7::text is null then 0 else 1 end, $7,
       clock_timestamp() + make_interval(secs => $8), clock_timestamp())`,
    [
      handler,
      event.position,
      event.part,
      event.player,
      event.name,
      JSON.stringify(event),
      error === null ? null : reasonOf(error),
      pauseMs === null ? null : pauseMs / 1_000,
    ],
  );
}

/** Lanes whose first parked event is due to be tried again. */
export async function findDueLanes(db: Queryable, handler: string): Promise<readonly string[]> {
  const { rows } = await db.query<{ lane: string }>(
    `select distinct coalesce(player, 0) as lane from platform.parked_event
     where handler = $1 and retry_at <= clock_timestamp() limit 20`,
    [handler],
  );
  return rows.map(({ lane }) => lane);
}

/** The first parked events of a lane, in their order. */
export async function findParkedOfLane(db: Queryable, handler: string, lane: string): Promise<readonly ParkedRow[]> {
  const { rows } = await db.query<ParkedRow>(
    `select position, part, event, attempts from platform.parked_event
     where handler = $1 and coalesce(player, 0) = $2 order by position, part limit $3`,
    [handler, lane, RETRIED_MAX],
  );
  return rows;
}

/** Forgets what is parked of a handler from a position on: a replay handles it anew. */
export async function forgetParked(db: Queryable, handler: string, from: bigint): Promise<void> {
  await db.query('delete from platform.parked_event where handler = $1 and position >= $2', [handler, from]);
}

export async function unpark(db: Queryable, handler: string, { position, part }: ParkedRow): Promise<void> {
  await db.query('delete from platform.parked_event where handler = $1 and position = $2 and part = $3', [
    handler,
    position,
    part,
  ]);
}

/** Notes that an event failed once more; after the last attempt it waits for staff. */
export async function noteFailure(
  db: Queryable,
  handler: string,
  { row, error, pauseMs }: { readonly row: ParkedRow; readonly error: unknown; readonly pauseMs: number },
): Promise<void> {
  const attempts = row.attempts + 1;
  const seconds = attempts >= ATTEMPTS_MAX ? null : (pauseMs * 2 ** (attempts - 1)) / 1_000;
  await db.query(
    `update platform.parked_event set attempts = $4, error = $5, retry_at = clock_timestamp() + make_interval(secs => $6)
     where handler = $1 and position = $2 and part = $3`,
    [handler, row.position, row.part, attempts, reasonOf(error), seconds],
  );
}

/** Makes the first parked event of a lane due now. */
export async function makeDue(db: Queryable, handler: string, lane: string): Promise<void> {
  await db.query(
    `update platform.parked_event set retry_at = clock_timestamp()
     where (handler, position, part) = (
       select handler, position, part from platform.parked_event
       where handler = $1 and coalesce(player, 0) = $2 order by position, part limit 1)`,
    [handler, lane],
  );
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 1_000);
}
