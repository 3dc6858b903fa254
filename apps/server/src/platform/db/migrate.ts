import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { type Migration, migrationsFolder, readMigrations } from './migration-files.ts';

export interface MigrateOptions {
  readonly url: string;
  /** Folder of `NNNN-name/up.sql`. (Default: the server's own `db/migrations`) */
  readonly folder?: string;
  /** Hears the name of each migration before it runs. (Default: silence) */
  readonly onStep?: (name: string) => void;
}

/** Any number, but the same one in every version: servers that start together queue up behind it. */
const MIGRATION_LOCK = '7303026012';

/** The queue's library would write a line per migration; ours are told through `onStep`. */
const QUIET = new Logger(() => () => undefined);

/**
 * Brings a database to the newest schema, the queue's own tables first (our functions enqueue). Each migration runs in
 * one transaction: its row is written first, then `up.sql`, then `check.sql`, which must find nothing. Several servers
 * may call this at once.
 *
 * @returns the names of the migrations that this call applied
 * @throws when a shipped migration was edited or renamed, when SQL fails, or when a check finds rows
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.folder ?? migrationsFolder());
  const client = new pg.Client({ connectionString: options.url, application_name: 'ordago-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations({ connectionString: options.url, logger: QUIET });
    await ensureHistory(client);
    const applied = await readApplied(client);
    verifyShipped(migrations, applied);
    const pending = migrations.filter(({ number }) => !applied.has(number));
    for (const migration of pending) {
      options.onStep?.(migration.name);
      await apply(client, migration);
    }
    return pending.map(({ name }) => name);
  } finally {
    // Closing the session releases the lock as well.
    await client.end();
  }
}

/** Tells which migrations of this version a database lacks; readiness depends on the answer being none. */
export async function pendingMigrations(pool: pg.Pool, folder = migrationsFolder()): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const known = await pool.query<{ it: string | null }>("select to_regclass('migrations.applied')::text as it");
  const applied = known.rows[0]?.it ? await readApplied(pool) : new Map();
  return migrations.filter(({ number }) => !applied.has(number)).map(({ name }) => name);
}

interface AppliedMigration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

async function ensureHistory(client: pg.Client): Promise<void> {
  await client.query(`
    create schema if not exists migrations;
    create table if not exists migrations.applied (
      number int primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default clock_timestamp()
    )`);
}

async function readApplied(client: pg.ClientBase | pg.Pool): Promise<Map<number, AppliedMigration>> {
  const found = await client.query<AppliedMigration>('select number, name, checksum from migrations.applied');
  return new Map(found.rows.map((row) => [row.number, row]));
}

/** A database may know migrations of a newer version, but never another text under a number that we ship. */
function verifyShipped(migrations: Migration[], applied: Map<number, AppliedMigration>): void {
  for (const { number, name, checksum } of migrations) {
    const row = applied.get(number);
    if (row && (row.checksum !== checksum || row.name !== name)) {
      throw new Error(
        `Migration ${name} differs from the one this database went through (${row.name}). ` +
          'A shipped migration is never edited or renamed: add the next one.',
      );
    }
  }
}

async function apply(client: pg.Client, { number, name, checksum, up, check }: Migration): Promise<void> {
  await client.query('begin');
  try {
    // The row comes first: a second runner that got past the lock would stop here and not halfway through the SQL.
    await client.query('insert into migrations.applied (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ]);
    await client.query(up);
    await verifyData(client, check);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${name} failed and left nothing behind: ${reason(error)}`, { cause: error });
  }
}

async function verifyData(client: pg.Client, check: string): Promise<void> {
  if (check.trim() === '') return;
  const answer: pg.QueryResult | pg.QueryResult[] = await client.query(check);
  const rows = [answer].flat().flatMap((result) => result.rows);
  if (rows.length > 0) throw new Error(`check.sql found ${rows.length} row(s), the first: ${JSON.stringify(rows[0])}`);
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
