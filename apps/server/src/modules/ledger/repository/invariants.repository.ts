import { type Instant, instant } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { BookReading, InvariantReading } from '../domain/invariant-reading.ts';

interface Row {
  readonly name: string;
  readonly statement: string;
  readonly violations: string;
}

export function createInvariantsRepository(pool: Pool) {
  return {
    /** Reads every registered invariant over all rows, one statement each: their time limit is that of one invariant. */
    invariants: () => readInvariants(pool),
    readInvariants: (isFull: boolean) => readBooks(pool, isFull),
    readAllInFull: (at: Instant) => readAllInFull(pool, at),
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

interface KnownRow {
  readonly name: string;
  readonly statement: string;
  readonly read_at: Date | null;
}

async function readBooks(pool: Pool, isFull: boolean): Promise<BookReading[]> {
  const registered = await pool.query<KnownRow>(
    `select i.name, i.statement, r.read_at
     from ledger.invariant i left join ledger.invariant_reading r using (name) order by i.name`,
  );
  const readings: BookReading[] = [];
  for (const { name, statement, read_at: readAt } of registered.rows) {
    const sinceThen = isFull ? null : await violationsBy(pool, 'ledger.violations_since_reading', name);
    const found = sinceThen ?? (await violationsBy(pool, 'ledger.violations_of', name));
    // An invariant that cannot be read is not known to hold.
    if (found === null) throw new Error(`the invariant ${name} has no reading`);
    const fullAt = readAt === null ? null : instant(readAt.getTime());
    readings.push({ name, statement, violations: found, isFull: sinceThen === null, fullAt });
  }
  return readings;
}

async function violationsBy(
  pool: Pool,
  reader: 'ledger.violations_of' | 'ledger.violations_since_reading',
  name: string,
): Promise<number | null> {
  const found = await pool.query<{ violations: string | null }>(`select ${reader}($1) as violations`, [name]);
  const violations = found.rows[0]?.violations ?? null;
  return violations === null ? null : Number.parseInt(violations, 10);
}

/** Time that the full reading of one invariant may take, by night and beside the load. */
const FULL_READING_MS_MAX = 600_000;

async function readAllInFull(pool: Pool, at: Instant): Promise<InvariantReading[]> {
  const registered = await pool.query<Omit<Row, 'violations'>>(
    'select name, statement from ledger.invariant order by name',
  );
  const readings: InvariantReading[] = [];
  const failures: unknown[] = [];
  for (const { name, statement } of registered.rows) {
    try {
      readings.push({ name, statement, violations: await readInFull(pool, name, at) });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} invariants could not be read in full`);
  return readings;
}

function readInFull(pool: Pool, name: string, at: Instant): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query(`set local statement_timeout = ${FULL_READING_MS_MAX}`);
    const found = await client.query<{ violations: string | null }>(
      'select ledger.read_in_full($1, $2) as violations',
      [name, new Date(at)],
    );
    const violations = found.rows[0]?.violations ?? null;
    if (violations === null) throw new Error(`the invariant ${name} has no reading`);
    return Number.parseInt(violations, 10);
  });
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
  await pool.query('select ledger.lift_freeze($1, $2)', [by, new Date(at)]);
}

function readReading(row: Row): InvariantReading {
  return { name: row.name, statement: row.statement, violations: Number.parseInt(row.violations, 10) };
}
