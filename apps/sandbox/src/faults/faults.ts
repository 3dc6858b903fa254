import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';

/** Ways in which a third party can misbehave (architecture 4). */
export const FAULT_KINDS = ['timeout', 'error', 'duplicate', 'reorder', 'late', 'garbage'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A misbehaviour that was asked for. */
export interface Fault {
  readonly id: string;
  /** Name of the third party as its plugin gives it (`xpay`, `evolution`, `inbox`), or `*` for all of them. */
  readonly target: string;
  readonly kind: FaultKind;
  /** Share of the calls that it hits, 0 to 1. */
  readonly rate: number;
  /** Number of calls that it will still hit; null without an end. */
  readonly left: number | null;
}

/** The book of misbehaviour. It survives a restart of the sandbox, like all of its books. */
export interface Faults {
  /** Draws for one call of a target: how it misbehaves now, or null when it behaves. A hit is counted at once. */
  draw(target: string, kinds?: readonly FaultKind[]): Promise<FaultKind | null>;
  add(fault: Omit<Fault, 'id'>): Promise<Fault>;
  list(): Promise<Fault[]>;
  clear(): Promise<void>;
}

interface Row {
  readonly id: string;
  readonly target: string;
  readonly kind: FaultKind;
  readonly rate: string;
  readonly left_count: number | null;
}

const DRAWS = 1_000_000;

export function createFaults(pool: Pool): Faults {
  return {
    draw: async (target, kinds = FAULT_KINDS) => {
      const found = await pool.query<Row>(
        `select id, target, kind, rate, left_count from fault
         where target in ($1, '*') and kind = any($2) and (left_count is null or left_count > 0) order by id`,
        [target, kinds],
      );
      const hit = found.rows.find(({ rate }) => randomInt(DRAWS) < Number(rate) * DRAWS);
      if (!hit) return null;
      if (hit.left_count === null) return hit.kind;
      // Two calls at once must not share the last hit.
      const taken = await pool.query('update fault set left_count = left_count - 1 where id = $1 and left_count > 0', [
        hit.id,
      ]);
      return taken.rowCount === 1 ? hit.kind : null;
    },
    add: async ({ target, kind, rate, left }) => {
      const stored = await pool.query<Row>(
        'insert into fault (target, kind, rate, left_count) values ($1, $2, $3, $4) returning *',
        [target, kind, rate, left],
      );
      return toFault(stored.rows[0] as Row);
    },
    list: async () => (await pool.query<Row>('select * from fault order by id')).rows.map(toFault),
    clear: async () => {
      await pool.query('delete from fault');
    },
  };
}

function toFault({ id, target, kind, rate, left_count }: Row): Fault {
  return { id, target, kind, rate: Number(rate), left: left_count };
}
