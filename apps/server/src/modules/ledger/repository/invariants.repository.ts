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
    /** Reads every registered invariant over all rows, one statement each: their time limit is that of one invariant. */
    invariants: () => readInvariants(pool),
    /** Checks what is new; a breach freezes withdrawals in the same statement. */
    assertRecent: (at: Instant) => assertRecent(pool, at),
    isFrozen: () => isFrozen(pool),
    liftFreeze: (by: string, at: Instant) => liftFreeze(pool, by, at),
  };
}

async function readInvariants(pool: Pool): Promise<InvariantReading[]> {
  const registered = await pool.query<Omit<Row, 'violations'>>(
    'select name, statement from ledger.invariant order by name',
  );
  const readings: InvariantReading[] = [];
  for (const invariant of registered.rows) {
    const found = await pool.query<Pick<Row, 'violations'>>('select ledger.violations_of($1) as violations', [
      invariant.name,
    ]);
    // An invariant that cannot be read is not known to hold.
    const violations = found.rows[0]?.violations;
    if (violations === undefined) throw new Error(`the invariant ${invariant.name} has no reading`);
    readings.push(readReading({ ...invariant, violations }));
  }
  return readings;
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
