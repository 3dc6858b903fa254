/**
 * The control of the money tests: plants one bug after the other into the ledger and runs the fuzz on it. A bug that
 * nothing notices, or whose text no longer fits its file, fails the run; so does a sound ledger that is accused.
 * `node --import tsx verify/planted-bugs.ts [part of a name]`
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createLedger, type LedgerOptions } from '../apps/server/src/modules/ledger/index.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { createPool } from '../apps/server/src/platform/db/pool.ts';
import { databaseFolder } from '../apps/server/src/platform/db/schema-steps.ts';
import { runFuzz } from '../apps/server/test-support/ledger/fuzz/run.ts';
import { SQL_MUTANTS, type SqlMutant } from '../apps/server/test-support/ledger/mutants/sql-mutants.ts';
import { STORE_MUTANTS } from '../apps/server/test-support/ledger/mutants/store-mutants.ts';
import { instant } from '../packages/kernel/src/index.ts';
import { runStatement, startPostgres } from '../tools/postgres/index.mjs';

/**
 * Seeds that a planted bug must survive to count as missed; steps of each. The first four find nearly all of them; those
 * that show only when two commands meet in one moment get further chances, which a sound ledger is not spared either.
 */
const SEEDS = [7, 21, 11, 13, 17, 29, 35, 43, 57, 63];
const STEPS = 50;
/** The migrated database that is copied where the schema has no bug in it. */
const MIGRATED = 'migrated';
/** The same without the note of its code, so that the code with a bug in it replaces the sound one. */
const UNNOTED = 'unnoted';
/** A database without any table, for a bug in a step of the schema. */
const EMPTY = 'template0';

const asked = process.argv[2] ?? '';
const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-planted-'));
const server = await startPostgres({ dir, database: 'planted', fast: true });
const admin = new pg.Client({ connectionString: server.url });
let databases = 0;

try {
  await admin.connect();
  await admin.query(`create database ${MIGRATED}`);
  await migrate({ url: server.urlOf(MIGRATED) });
  await admin.query(`create database ${UNNOTED} template ${MIGRATED} strategy file_copy`);
  await runStatement(server.urlOf(UNNOTED), 'delete from migrations.code');
  const accusation = asked === '' ? await firstFailure({ folder: databaseFolder(), template: UNNOTED }) : null;
  if (accusation) throw new Error(`the sound ledger was accused: ${accusation}`);
  const results = [...(await plantSql()), ...(await plantStores())];
  const caught = results.filter((isCaught) => isCaught).length;
  console.log(`planted bugs: ${caught}/${results.length} caught`);
  process.exitCode = caught === results.length && results.length > 0 ? 0 : 1;
} finally {
  await admin.end();
  await server.stop();
  await rm(dir, { recursive: true, force: true });
}

async function plantSql(): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const mutant of SQL_MUTANTS.filter(({ name }) => name.includes(asked))) {
    const folder = await faultyDatabase(mutant);
    results.push(report(mutant.name, await firstFailure({ folder, template: templateOf(mutant) })));
    await rm(folder, { recursive: true, force: true });
  }
  return results;
}

async function plantStores(): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const { name, wrap } of STORE_MUTANTS.filter((mutant) => mutant.name.includes(asked))) {
    results.push(report(name, await firstFailure({ folder: databaseFolder(), faults: { wrapStore: wrap } })));
  }
  return results;
}

function report(name: string, failure: string | null): boolean {
  console.log(
    `${failure === null ? 'MISSED' : 'caught'}  ${name}${failure === null ? '' : `\n          ${failure.slice(0, 150)}`}`,
  );
  return failure !== null;
}

/** Code is replaced as a whole by every release, steps of the schema run once: a bug in one of these needs a database that has none. */
function templateOf({ changes }: SqlMutant): string {
  return changes.every(({ file }) => file.startsWith('code/')) ? UNNOTED : EMPTY;
}

/** A copy of the database folder with the bug in it. */
async function faultyDatabase(mutant: SqlMutant): Promise<string> {
  const folder = await mkdtemp(path.join(dir, 'db-'));
  await cp(databaseFolder(), folder, { recursive: true });
  for (const { file, from, to } of mutant.changes) {
    const at = path.join(folder, file);
    const sound = await readFile(at, 'utf8');
    if (sound.split(from).length !== 2) throw new Error(`"${mutant.name}" does not fit ${file} exactly once`);
    await writeFile(
      at,
      sound.replace(from, () => to),
    );
  }
  return folder;
}

/** A ledger that the fuzz is run on. */
interface Trial {
  /** Schema steps and code set. */
  readonly folder: string;
  /** Database that is copied. (Default: the migrated one) */
  readonly template?: string;
  readonly faults?: Pick<LedgerOptions, 'wrapStore'>;
}

/** Returns the first failure that the fuzz finds; null when it finds nothing wrong. */
async function firstFailure({ folder, template = MIGRATED, faults = {} }: Trial): Promise<string | null> {
  for (const seed of SEEDS) {
    const name = await copyDatabase(template);
    const url = server.urlOf(name);
    const failure = (await checkFailure(url, folder)) ?? (await fuzzOnce(url, seed, faults));
    await admin.query(`drop database ${name} with (force)`);
    if (failure !== null) return `seed ${seed}: ${failure}`;
  }
  return null;
}

/** Returns the name of a new database. */
async function copyDatabase(template: string): Promise<string> {
  databases += 1;
  const name = `planted_${databases}`;
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  return name;
}

/** A step's own data check may catch the bug; a step or a code file that breaks is a bug of the mutant, not a catch. */
async function checkFailure(url: string, folder: string): Promise<string | null> {
  try {
    await migrate({ url, folder });
    return null;
  } catch (error) {
    const { message } = error as Error;
    if (!message.includes('check.sql found')) throw error;
    return message;
  }
}

async function fuzzOnce(url: string, seed: number, faults: Pick<LedgerOptions, 'wrapStore'>): Promise<string | null> {
  const pool = createPool({ url, applicationName: 'planted', connectionsMax: 16 });
  const aborts: unknown[] = [];
  const open = (instance: number) =>
    createLedger({
      pool,
      clock: { now: () => instant(0) },
      instance,
      // Longer than any wait for the processors: one that ends is a deadlock.
      lockTimeoutMs: 60_000,
      onAbort: (error) => aborts.push((error as { code?: unknown }).code),
      ...faults,
    });
  const ledgers = [open(0), open(1)] as const;
  try {
    await runFuzz({ pool, ledgers, seed, steps: STEPS, burstPercent: 50, aborts });
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await Promise.all(ledgers.map((ledger) => ledger.close()));
    await pool.end();
  }
}
