import type { DomainEvent } from '@ordago/contracts/events';
import type { Queryable } from '../../db/transaction.ts';

/** Times that an event is tried before it waits for staff. */
export const ATTEMPTS_MAX = 5;
/** Parked events of a handler beyond which it pauses: then it is the handler that is broken, not its events. */
const PARKED_MAX = 1_000;
/** Lane of a row of `platform.parked_event`, as `laneOf` has it of an event. */
const LANE = `case when name in ('event-parked', 'parked-event-resolved') then -1 else coalesce(player, 0) end`;
/** Events of one player that are tried again in one go. */
const RETRIED_MAX = 50;

interface ParkedRow {
  readonly position: string;
  readonly part: number;
  readonly event: DomainEvent;
  readonly attempts: number;
}

/** Parked events of a handler, in sum. */
export interface ParkedLanes {
  /** Players of whom something is parked, by `laneOf`: what else comes of them waits behind it. */
  readonly lanes: ReadonlySet<string>;
  /** True when so much is parked that the handler pauses until some of it is through. */
  readonly isFull: boolean;
}

export async function findParkedLanes(db: Queryable, handler: string): Promise<ParkedLanes> {
  const { rows } = await db.query<{ lane: string; parked: number }>(
    `select ${LANE} as lane, count(*)::int as parked
     from platform.parked_event where handler = $1 group by lane`,
    [handler],
  );
  const parked = rows.reduce((sum, row) => sum + row.parked, 0);
  return { lanes: new Set(rows.map(({ lane }) => lane)), isFull: parked >= PARKED_MAX };
}

/**
 * Events are handled in their order within a lane: that of their player, or the one of all that is nobody's. What is reported of
 * parked events has a lane by itself, so that the report does not wait behind the event that it is about.
 */
export function laneOf({ name, player }: DomainEvent): string {
  return name === 'event-parked' || name === 'parked-event-resolved' ? '-1' : (player ?? '0');
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
    `select distinct ${LANE} as lane from platform.parked_event
     where handler = $1 and retry_at <= clock_timestamp() limit 20`,
    [handler],
  );
  return rows.map(({ lane }) => lane);
}

/** The first parked events of a lane, in their order. */
export async function findParkedOfLane(db: Queryable, handler: string, lane: string): Promise<readonly ParkedRow[]> {
  const { rows } = await db.query<ParkedRow>(
    `select position, part, event, attempts from platform.parked_event
     where handler = $1 and ${LANE} = $2 order by position, part limit $3`,
    [handler, lane, RETRIED_MAX],
  );
  return rows;
}

/** Forgets what is parked of a handler from a position on: a replay handles it anew. */
export async function forgetParked(db: Queryable, handler: string, from: bigint): Promise<void> {
  await db.query(removing('position >= $2', { how: 'replayed' }), [handler, from]);
}

/** Takes away what was handled at last. */
export async function unpark(db: Queryable, handler: string, { position, part }: ParkedRow): Promise<void> {
  await db.query(removing('position = $2 and part = $3', { how: 'handled' }), [handler, position, part]);
}

/** Takes away what a member of staff leaves out. */
export async function discard(
  db: Queryable,
  { handler, position, part }: Pick<ParkedRow, 'position' | 'part'> & { readonly handler: string },
  staff: string,
): Promise<void> {
  const sql = removing('position = $2 and part = $3', { how: 'discarded', staff: '$4::bigint' });
  await db.query(sql, [handler, position, part, staff]);
}

/** Deletes parked events of the handler $1, with an event for each that waited for staff. `staff` is a parameter, or null. */
function removing(which: string, { how, staff = 'null' }: { readonly how: string; readonly staff?: string }): string {
  return `
    with gone as (delete from platform.parked_event where handler = $1 and ${which} returning *)
    select platform.emit_event('parked-event-resolved', null, jsonb_build_object('handler', handler,
      'position', position::text, 'part', part, 'event', name, 'how', '${how}', 'staff', (${staff})::text), clock_timestamp())
    from gone where attempts >= ${ATTEMPTS_MAX}`;
}

/** Notes that an event failed once more; after the last attempt it waits for staff, which is an event of its own. */
export async function noteFailure(
  db: Queryable,
  handler: string,
  { row, error, pauseMs }: { readonly row: ParkedRow; readonly error: unknown; readonly pauseMs: number },
): Promise<void> {
  const attempts = row.attempts + 1;
  const seconds = attempts >= ATTEMPTS_MAX ? null : (pauseMs * 2 ** (attempts - 1)) / 1_000;
  await db.query(
    `with failed as (
       update platform.parked_event set attempts = $4, error = $5, retry_at = clock_timestamp() + make_interval(secs => $6)
       where handler = $1 and position = $2 and part = $3 returning *
     )
     select platform.emit_event('event-parked', null, jsonb_build_object('handler', handler,
       'position', position::text, 'part', part, 'event', name), clock_timestamp())
     from failed where retry_at is null`,
    [handler, row.position, row.part, attempts, reasonOf(error), seconds],
  );
}

/** Makes the first parked event of a lane due now. */
export async function makeDue(db: Queryable, handler: string, lane: string): Promise<void> {
  await db.query(
    `update platform.parked_event set retry_at = clock_timestamp()
     where (handler, position, part) = (
       select handler, position, part from platform.parked_event
       where handler = $1 and ${LANE} = $2 order by position, part limit 1)`,
    [handler, lane],
  );
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 1_000);
}
