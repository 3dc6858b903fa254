import { type Instant, instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Halt, HaltMessage } from '../../shared/domain/feed-message.ts';
import { noteHeld } from './note-held.ts';

/** A contest whose wait is over. */
export interface HaltedEvent {
  readonly feed: string;
  readonly eventKey: string;
  readonly sport: string;
  readonly halt: Halt;
  /** The version that its outcome would have next. */
  readonly version: number;
}

/** An event whose wait began or was reported anew; otherwise a report that is stale, or about an unknown event. */
export type NotedHalt = { readonly id: string } | 'stale' | 'unknown';

/** Contests that wait: interrupted, postponed or not begun. */
export interface HaltsRepository {
  /** Notes at an instant that an event waits until another, and stops betting on it. A wait that is over begins no more. It shares its versions with the stops. */
  saveHalt(message: HaltMessage, wait: { until: Instant; at: Instant }): Promise<NotedHalt>;
  /** Events whose wait has ended. */
  findHalted(at: Instant, limit: number): Promise<HaltedEvent[]>;
}

export function createHaltsRepository(pool: Pool): HaltsRepository {
  return {
    saveHalt: (message, wait) => saveHalt(pool, message, wait),
    async findHalted(at, limit) {
      const found = await pool.query<HaltedEvent>(
        `select e.feed, e.feed_key as "eventKey", l.sport, e.halt, (e.outcome_version + 1)::float8 as version
         from sportsbook.event e join sportsbook.league l on l.id = e.league
         where e.halted_until < $1 and e.status in ('scheduled', 'live') order by e.halted_until, e.id limit $2`,
        [toIso(at), limit],
      );
      return found.rows.map(({ halt, ...event }) => ({ ...event, halt: { ...halt, at: instant(halt.at) } }));
    },
  };
}

async function saveHalt(
  pool: Pool,
  { feed, eventKey, version, halt }: HaltMessage,
  { until, at }: { until: Instant; at: Instant },
) {
  return inTransaction(pool, async (client): Promise<NotedHalt> => {
    await client.query(LOCK, [feed, eventKey]);
    // It was begun in its time, even if it goes on another day or something newer was reported of it.
    if (halt.kind === 'interrupted') await noteHeld(client, { feed, eventKey }, halt.at);
    const saved = await client.query<{ id: string }>(SAVE_HALT, [
      feed,
      eventKey,
      version,
      JSON.stringify(halt),
      toIso(until),
      toIso(at),
    ]);
    if (saved.rows[0]) return saved.rows[0];
    const known = await client.query('select from sportsbook.event where feed = $1 and feed_key = $2', [
      feed,
      eventKey,
    ]);
    return known.rowCount === 0 ? 'unknown' : 'stale';
  });
}

const LOCK = `
select sportsbook.lock_exposure(array(select id from sportsbook.event where feed = $1 and feed_key = $2))`;

const SAVE_HALT = `
update sportsbook.event set stop_version = $3, is_stopped = true, halt = $4::jsonb, halted_until = $5
where feed = $1 and feed_key = $2 and stop_version < $3 and status in ('scheduled', 'live')
  and (halted_until is null or halted_until >= $6) returning id`;
