import type { Instant } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { InvariantReading } from '../domain/history.ts';

interface Row {
  readonly name: string;
  readonly says: string;
  readonly violations: string;
}

/** Reads every registered invariant over all rows. */
export async function readInvariants(pool: Pool): Promise<InvariantReading[]> {
  const found = await pool.query<Row>('select name, says, violations from ledger.invariants()');
  return found.rows.map(readReading);
}

/** Checks what is new; a breach freezes withdrawals in the same statement. */
export async function assertRecent(pool: Pool, at: Instant): Promise<InvariantReading[]> {
  const found = await pool.query<Row>(
    `select r.name, i.says, r.violations from ledger.assert_recent($1) r join ledger.invariant i using (name)`,
    [new Date(at)],
  );
  return found.rows.map(readReading);
}

export async function isFrozen(pool: Pool): Promise<boolean> {
  const found = await pool.query<{ frozen: boolean }>('select ledger.frozen() as frozen');
  return found.rows[0]?.frozen ?? false;
}

export async function liftFreeze(pool: Pool, by: string, at: Instant): Promise<void> {
  await pool.query('update ledger.freeze set lifted_at = $1, lifted_by = $2 where lifted_at is null', [
    new Date(at),
    by,
  ]);
}

function readReading(row: Row): InvariantReading {
  return { name: row.name, says: row.says, violations: Number.parseInt(row.violations, 10) };
}
