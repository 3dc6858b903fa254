import type { Pool } from 'pg';
import { clampPage, type Paged, type PageQuery } from '../../db/staff-scope.ts';
import { inTransaction, type Queryable } from '../../db/transaction.ts';
import { discard, makeDue } from './parked-events.repository.ts';

/** `retrying` by itself, `waiting` for staff, or `behind` an earlier event of the same player. */
export type ParkedState = 'retrying' | 'waiting' | 'behind';

/** Key of a parked event: its handler and its event. */
export interface ParkedKey {
  readonly handler: string;
  readonly position: string;
  readonly part: number;
}

/** An event that a handler could not take, as staff see it. */
export interface ParkedEvent extends ParkedKey {
  readonly player: string | null;
  readonly name: string;
  readonly state: ParkedState;
  readonly attempts: number;
  readonly error: string | null;
  readonly happenedAt: string;
  readonly parkedAt: Date;
  readonly retryAt: Date | null;
}

/** Runs in the transaction of a decision, last: for its line in the audit. */
type Noted = (tx: Queryable, event: ParkedEvent) => Promise<unknown>;

/** Store of parked events for staff. A decision waits for the relay's batch in hand. */
export interface ParkedStore {
  list(state: ParkedState | 'all', page: PageQuery): Promise<Paged<ParkedEvent>>;
  /** Makes what is parked of the event's player due, the first of it first; false when the event is not parked any more. */
  retry(key: ParkedKey, noted: Noted): Promise<boolean>;
  /** Leaves the event out; what waited behind it is due. False when it is not parked any more. */
  discard(key: ParkedKey, staff: string, noted: Noted): Promise<boolean>;
}

const STATE = `case when retry_at is not null then 'retrying' when attempts > 0 then 'waiting' else 'behind' end`;
const COLUMNS = `handler, position, part, player, name, ${STATE} as state, attempts, error, event ->> 'at' as "happenedAt",
  parked_at as "parkedAt", retry_at as "retryAt"`;
const OF_KEY = 'where handler = $1 and position = $2 and part = $3';

export function createParkedStore(pool: Pool): ParkedStore {
  return {
    list: async (state, page) => {
      const from = `from platform.parked_event where ($1 = 'all' or ${STATE} = $1)`;
      const counted = await pool.query<{ count: number }>(`select count(*)::int as count ${from}`, [state]);
      const count = counted.rows[0]?.count ?? 0;
      const { offset, ...shown } = clampPage(count, page);
      const { rows } = await pool.query<ParkedEvent>(
        `select ${COLUMNS} ${from} order by position, part, handler limit $2 offset $3`,
        [state, page.count, offset],
      );
      return { rows, count, ...shown };
    },
    retry: (key, noted) => decide(pool, key, { noted, discardedBy: null }),
    discard: (key, staff, noted) => decide(pool, key, { noted, discardedBy: staff }),
  };
}

async function decide(
  pool: Pool,
  { handler, position, part }: ParkedKey,
  { noted, discardedBy }: { readonly noted: Noted; readonly discardedBy: string | null },
): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    await tx.query('select from platform.event_handler where name = $1 for update', [handler]);
    const key = [handler, position, part];
    const { rows } = await tx.query<ParkedEvent>(`select ${COLUMNS} from platform.parked_event ${OF_KEY}`, key);
    const [event] = rows;
    if (!event) return false;
    if (discardedBy !== null) await discard(tx, event, discardedBy);
    await makeDue(tx, handler, event.player ?? '0');
    await noted(tx, event);
    return true;
  });
}
