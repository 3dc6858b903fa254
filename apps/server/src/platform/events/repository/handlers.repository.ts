import type { Queryable } from '../../db/transaction.ts';

/**
 * Asks the relay to take a handler back: what events from a position on brought about is taken away, and they are handled
 * again. Done by the relay that runs, or by the next one. False when there is no such handler.
 */
export async function requestReplay(db: Queryable, handler: string, from: bigint): Promise<boolean> {
  const { rowCount } = await db.query('update platform.event_handler set replay_from = $2 where name = $1', [
    handler,
    from,
  ]);
  return rowCount === 1;
}

/** Names of the handlers that this database has seen. */
export async function findHandlers(db: Queryable): Promise<readonly string[]> {
  const { rows } = await db.query<{ name: string }>('select name from platform.event_handler order by name');
  return rows.map(({ name }) => name);
}

/** Position of a handler. */
export interface HandlerState {
  readonly position: bigint;
  /** The last position that was drawn. */
  readonly last: bigint;
  /** True where a replay was asked for, or a parked event is due. */
  readonly hasWork: boolean;
}

/** Writes down a handler that is new, at the beginning or at what happened last; one that is known stays where it is. */
export async function registerHandler(db: Queryable, name: string, isFromBeginning: boolean): Promise<void> {
  await db.query(
    `insert into platform.event_handler (name, position)
     values ($1, case when $2 then 0 else platform.last_position() end) on conflict do nothing`,
    [name, isFromBeginning],
  );
}

/** Reads where a handler is, without a lock. */
export async function findHandlerState(db: Queryable, name: string): Promise<HandlerState> {
  const { rows } = await db.query<{ position: string; last: string; hasWork: boolean }>(
    `select position, platform.last_position() as last, replay_from is not null or exists (
       select from platform.parked_event where handler = $1 and retry_at <= clock_timestamp()) as "hasWork"
     from platform.event_handler where name = $1`,
    [name],
  );
  const row = rows[0];
  if (!row) throw new Error(`the handler ${name} is not registered`);
  return { position: BigInt(row.position), last: BigInt(row.last), hasWork: row.hasWork };
}

/** Locks the row of a handler for the transaction; null when another relay has it. */
export async function lockHandler(
  db: Queryable,
  name: string,
): Promise<{ readonly position: bigint; readonly replayFrom: bigint | null } | null> {
  const { rows } = await db.query<{ position: string; replayFrom: string | null }>(
    `select position, replay_from as "replayFrom" from platform.event_handler where name = $1 for update skip locked`,
    [name],
  );
  const row = rows[0];
  if (!row) return null;
  return { position: BigInt(row.position), replayFrom: row.replayFrom === null ? null : BigInt(row.replayFrom) };
}

/** Notes how far a handler is; a replay that was asked for is begun with it. */
export async function moveHandler(db: Queryable, name: string, position: bigint): Promise<void> {
  await db.query('update platform.event_handler set position = $2, replay_from = null where name = $1', [
    name,
    position,
  ]);
}
