import type { Instant } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { InvariantReading } from '../domain/invariant-reading.ts';

interface Row {
  readonly name: string;
  readonly statement: string;
  readonly violations: string;
}

export function createInvariantsRepository(pool: Pool) {
  return {
    /** Reads every registered invariant over all rows. */
    invariants: () => readInvariants(pool),
    /** Checks what is new; a breach freezes withdrawals in the same statement. */
    assertRecent: (at: Instant) => assertRecent(pool, at),
    isFrozen: () => isFrozen(pool),
    liftFreeze: (by: string, at: Instant) => liftFreeze(pool, by, at),
  };
}

async function readInvariants(pool: Pool): Promise<InvariantReading[]> {
  const found = await pool.query<Row>('select name, statement, violations from ledger.invariants()');
  return found.rows.map(readReading);
}

async function assertRecent(pool: Pool, at: Instant): Promise<InvariantReading[]> {
  const found = await pool.query<Row>(
    `select r.name, i.statement, r.violations from ledger.assert_recent($1) r join ledger.invariant i using (name)`,
    [new Date(at)],
  );
  return found.rows.map(readReading);
}

async function isFrozen(pool: Pool): Promise<boolean> {
  const found = await pool.query<{ frozen: boolean }>('select ledger.frozen() as frozen');
  return found.rows[0]?.frozen ?? false;
}

async function liftFreeze(pool: Pool, by: string, at: Instant): Promise<void> {
  await pool.query(
    `with lifted as (update ledger.freeze set lifted_at = $1, lifted_by = $2 where lifted_at is null returning 1)
     select platform.emit_event('withdrawals-unfrozen', null, json_build_object('by', $2::text)::jsonb, $1)
     where exists (select from lifted)`,
    [new Date(at), by],
  );
}

function readReading(row: Row): InvariantReading {
  return { name: row.name, statement: row.statement, violations: Number.parseInt(row.violations, 10) };
}
