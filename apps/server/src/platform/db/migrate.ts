import { setTimeout as delay } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { applyCode, type CodeSet, isCodeDue, readAppliedCode, readCodeSet, SCHEMAS } from './code-set.ts';
import { ensureRights } from './rights.ts';
import { databaseFolder, readSchemaSteps, type SchemaStep } from './schema-steps.ts';
import { refuseOldServer } from './server-version.ts';

export interface MigrateOptions {
  /** The database, as the user that owns it. */
  readonly url: string;
  /** The same database as the server uses it: its user is given what it needs, and no more. (Default: the owner serves as well) */
  readonly runtimeUrl?: string;
  /** Folder with `schema/NNNN-name/up.sql` and `code/<schema>/<subject>.sql`. (Default: the server's own `db`) */
  readonly folder?: string;
  /** Receives the name of each step before it runs, and `code`. (Default: nobody does) */
  readonly onStep?: (name: string) => void;
}

/** Any number, but the same one in every version: servers that start together queue up behind it. */
const MIGRATION_LOCK = '7303026012';

/** The name under which the code set is reported beside the schema steps. */
const CODE = 'code';

/** Most tries of the code set when it meets a lock of live traffic, and the pause between two attempts. */
const CODE_ATTEMPTS_MAX = 5;
const CODE_PAUSE_MS = 200;
/** PostgreSQL's codes of a deadlock and of a lock that was not available in time. */
const LOCK_FAILURES = ['40P01', '55P03'];

/** Schemas that the runtime user reads alone: what is written there is written by functions of the owner (decision 0026). */
export const READ = ['ledger', 'audit', 'migrations'];
const RIGHTS = { written: [...SCHEMAS.filter((name) => !READ.includes(name)), 'graphile_worker'], read: READ };

/** The queue's library would write a line per migration; ours are reported through `onStep`. */
const QUIET = new Logger(() => () => undefined);

/**
 * Brings a database to this version: the queue's own tables first (our functions enqueue), then the schema steps that it
 * lacks, then the code set when it differs. Each step runs in one transaction: its row is written first, then `up.sql`,
 * then `check.sql`, which must find nothing. Last the rights of the runtime user. Several servers may call this at once.
 *
 * @returns the names of the steps that this call applied, `code` at the end when it applied the code set
 * @throws when the server is too old or the database was made by an earlier build (it is not touched then), when a shipped step was edited or
 *   renamed, when SQL fails, or when a check finds rows
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const folder = options.folder ?? databaseFolder();
  const steps = await readSchemaSteps(folder);
  const code = await readCodeSet(folder);
  const client = new pg.Client({ connectionString: options.url, application_name: 'ordago-migrate' });
  // A server that goes away shows in the query under way; the event alone must not end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseEarlierBuild(client);
    await runMigrations({ connectionString: options.url, logger: QUIET });
    await ensureHistory(client);
    const applied = await readApplied(client);
    verifyShipped(steps, applied);
    const names = await bringUp(client, { steps, code, applied, onStep: options.onStep ?? (() => undefined) });
    await ensureRights(client, await runtimeUserOf(options), RIGHTS);
    return names;
  } finally {
    // Closing the session releases the lock as well.
    await client.end();
  }
}

interface BringUp {
  readonly steps: readonly SchemaStep[];
  readonly code: CodeSet;
  readonly applied: ReadonlyMap<number, AppliedStep>;
  readonly onStep: (name: string) => void;
}

/** Applies what a database lacks; returns the names. */
async function bringUp(client: pg.Client, { steps, code, applied, onStep }: BringUp): Promise<string[]> {
  const pending = steps.filter(({ number }) => !applied.has(number));
  for (const step of pending) {
    onStep(step.name);
    await apply(client, step);
  }
  const names = pending.map(({ name }) => name);
  // A step may have dropped a view to change a column below it: the code set brings it back.
  const isDue = isCodeDue(code, await readAppliedCode(client)) || (pending.length > 0 && code.files.length > 0);
  if (!isDue) return names;
  onStep(CODE);
  await applyCodePatiently(client, code);
  return [...names, CODE];
}

/** The user whose connections serve; null where that is the owner. Asked of the server: an address need not name its user. */
async function runtimeUserOf({ url, runtimeUrl }: MigrateOptions): Promise<string | null> {
  if (runtimeUrl === undefined || runtimeUrl === url) return null;
  const owner = await currentUser(url);
  const runtime = await currentUser(runtimeUrl);
  return owner === runtime ? null : runtime;
}

async function currentUser(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, application_name: 'ordago-migrate' });
  await client.connect();
  try {
    const { rows } = await client.query<{ it: string }>('select current_user::text as it');
    return rows[0]?.it ?? '';
  } finally {
    await client.end();
  }
}

/**
 * Returns the names of the steps of this version that a database lacks, and `code` when it needs this version's code
 * set; readiness depends on the answer being empty.
 */
export async function pendingMigrations(pool: pg.Pool, folder?: string): Promise<string[]> {
  const { steps, code } = await (folder === undefined ? readOwnFiles() : readFiles(folder));
  const known = await pool.query<{ it: string | null }>("select to_regclass('migrations.code')::text as it");
  const hasHistory = known.rows[0]?.it !== null;
  const applied = hasHistory ? await readApplied(pool) : new Map();
  const isDue = isCodeDue(code, hasHistory ? await readAppliedCode(pool) : null);
  const names = steps.filter(({ number }) => !applied.has(number)).map(({ name }) => name);
  return isDue ? [...names, CODE] : names;
}

async function readFiles(folder: string): Promise<{ steps: SchemaStep[]; code: CodeSet }> {
  return { steps: await readSchemaSteps(folder), code: await readCodeSet(folder) };
}

let ownFiles: ReturnType<typeof readFiles> | null = null;

/** The files of this release, which do not change while it runs: some hundred, and anybody may ask for the readiness. */
function readOwnFiles(): ReturnType<typeof readFiles> {
  ownFiles ??= readFiles(databaseFolder()).catch((error: unknown) => {
    ownFiles = null;
    throw error;
  });
  return ownFiles;
}

interface AppliedStep {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

/** A build before the baseline kept a history of its steps and none of its code: its tables are not what we expect. */
async function refuseEarlierBuild(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_earlier: boolean }>(
    `select to_regclass('migrations.applied') is not null and to_regclass('migrations.code') is null as is_earlier`,
  );
  if (!rows[0]?.is_earlier) return;
  throw new Error(
    'This database was made by an earlier build of Ordago, whose schema this version cannot take over. Nothing in it ' +
      'was changed. For a demo, start afresh: stop Ordago, move the data folder away (DATA_DIR, .data by default) or ' +
      'give DATABASE_URL an empty database, and start again. To keep the data, go on with the build that made it.',
  );
}

async function ensureHistory(client: pg.Client): Promise<void> {
  await client.query(`
    create schema if not exists migrations;
    create table if not exists migrations.applied (
      number int primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default clock_timestamp()
    );
    create table if not exists migrations.code (
      digest text not null,
      release text not null,
      objects text[] not null,
      applied_at timestamptz not null default clock_timestamp()
    )`);
}

async function readApplied(client: pg.ClientBase | pg.Pool): Promise<Map<number, AppliedStep>> {
  const found = await client.query<AppliedStep>('select number, name, checksum from migrations.applied');
  return new Map(found.rows.map((row) => [row.number, row]));
}

/** A database may know steps of a newer version, but never another text under a number that we ship. */
function verifyShipped(steps: SchemaStep[], applied: Map<number, AppliedStep>): void {
  for (const { number, name, checksum } of steps) {
    const row = applied.get(number);
    if (row && (row.checksum !== checksum || row.name !== name)) {
      throw new Error(
        `Schema step ${name} differs from the one this database went through (${row.name}). ` +
          'A shipped step is never edited or renamed: add the next one.',
      );
    }
  }
}

async function apply(client: pg.Client, { number, name, checksum, up, check }: SchemaStep): Promise<void> {
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
    throw new Error(`Schema step ${name} failed and left nothing behind: ${reason(error)}`, { cause: error });
  }
}

/** Triggers lock their tables: beside live traffic the code set may have to wait for its turn, and is tried again. */
async function applyCodePatiently(client: pg.Client, code: CodeSet): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyCode(client, code);
    } catch (error) {
      const isLocked = LOCK_FAILURES.includes((error as { code?: string }).code ?? '');
      if (!isLocked || attempt >= CODE_ATTEMPTS_MAX) throw error;
      await delay(CODE_PAUSE_MS * attempt);
    }
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
