import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

/** One file of `db/code`: functions, views and triggers of one subject. */
export interface CodeFile {
  /** Path below `db/code`, with slashes: `ledger/locks.sql`. */
  readonly path: string;
  readonly text: string;
}

/** Today's functions, views, triggers and registrations, as one set that is applied whole. */
export interface CodeSet {
  /** In the order in which they are applied. */
  readonly files: readonly CodeFile[];
  /** SHA-256 of all paths and texts. */
  readonly digest: string;
  /** Version of the server that ships the set: `0.4.0`. */
  readonly release: string;
}

/** Registrations name functions of all schemas, so they run when everything else exists. */
const LAST = 'registrations.sql';

/**
 * The order of the schemas, lower modules first: a view may read views of its own schema and of those before it.
 * Functions may call each other in any order, since their bodies are not read before all of them exist.
 */
export const SCHEMAS = [
  'platform',
  'audit',
  'players',
  'identity',
  'ledger',
  'wallet',
  'payments',
  'casino',
  'sportsbook',
  'virtual',
  'support',
  'notifications',
];

/**
 * Reads the code set of a `db` folder. A folder without `code` has an empty set.
 *
 * @throws when a file lies in the folder of a schema that has no place in the order
 */
export async function readCodeSet(folder: string): Promise<CodeSet> {
  const at = path.join(folder, 'code');
  const found = existsSync(at) ? await readdir(at, { recursive: true }) : [];
  const paths = found.map((name) => name.split(path.sep).join('/')).filter((name) => name.endsWith('.sql'));
  const placed = paths.map((name) => ({ name, place: placeOf(name) })).sort(byPlace);
  const files = await Promise.all(
    placed.map(async ({ name }) => ({ path: name, text: await readFile(path.join(at, name), 'utf8') })),
  );
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.path}\0${file.text}\0`);
  return { files, digest: hash.digest('hex'), release: await releaseOf(folder) };
}

interface Placed {
  readonly name: string;
  readonly place: number;
}

function byPlace(left: Placed, right: Placed): number {
  return left.place - right.place || (left.name < right.name ? -1 : 1);
}

function placeOf(name: string): number {
  if (name === LAST) return SCHEMAS.length;
  const place = SCHEMAS.indexOf(path.posix.dirname(name));
  if (place < 0) throw new Error(`db/code/${name} lies in no folder of a schema: ${SCHEMAS.join(', ')}`);
  return place;
}

/** The version of the package that the folder belongs to; folders of tests have none and count as the lowest. */
async function releaseOf(folder: string): Promise<string> {
  const file = path.join(path.dirname(folder), 'package.json');
  if (!existsSync(file)) return '0.0.0';
  const { version = '0.0.0' } = JSON.parse(await readFile(file, 'utf8')) as { version?: string };
  return version;
}

/** The set that a database holds: its digest, and the release that applied it. Null before the first one. */
export interface AppliedCode {
  readonly digest: string;
  readonly release: string;
}

/** Returns the set that a database holds. The history tables must exist. */
export async function readAppliedCode(client: pg.ClientBase | pg.Pool): Promise<AppliedCode | null> {
  const { rows } = await client.query<AppliedCode>('select digest, release from migrations.code');
  return rows[0] ?? null;
}

/**
 * Returns true if a database needs this set. Code of a newer release stays: it serves the release before it too (db/README.md),
 * so an older instance that starts beside a newer one must not put its own functions back.
 */
export function isCodeDue(code: CodeSet, applied: AppliedCode | null): boolean {
  if (applied === null) return code.files.length > 0;
  return applied.digest !== code.digest && compareReleases(applied.release, code.release) <= 0;
}

function compareReleases(left: string, right: string): number {
  const parts = right.split('.').map(Number);
  const differences = left.split('.').map((part, place) => Number(part) - (parts[place] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/**
 * Applies a set in one transaction: views of the last set are dropped, since a view cannot lose columns by being
 * replaced; every file runs; functions and triggers of the last set that this one lacks are dropped. Functions that
 * stay are replaced in place, so that calls under way are not disturbed.
 *
 * @throws with the path of the file when its SQL fails; nothing of the set is left behind then
 */
export async function applyCode(client: pg.Client, code: CodeSet): Promise<void> {
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '5s'; set local check_function_bodies = off");
    await dropViews(client);
    for (const file of code.files) await runFile(client, file);
    await dropMissing(client);
    await client.query(
      `with gone as (delete from migrations.code)
       insert into migrations.code (digest, release, objects) select $1, $2, $3`,
      [code.digest, code.release, await touchedObjects(client)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function runFile(client: pg.Client, file: CodeFile): Promise<void> {
  try {
    await client.query(file.text);
  } catch (error) {
    const { code } = error as { code?: string };
    const failure = new Error(`db/code/${file.path} failed and left nothing behind: ${(error as Error).message}`, {
      cause: error,
    });
    throw Object.assign(failure, { code });
  }
}

/**
 * Functions, views and triggers that this transaction created or replaced, as commands drop them. PostgreSQL writes the
 * number of the transaction beside each, so that what registrations generate is found without a list.
 */
const TOUCHED = `
  select 'function ' || p.oid::regprocedure as it from pg_proc p
  where p.prokind <> 'a' and p.xmin = pg_current_xact_id()::xid
  union all
  select 'aggregate ' || p.oid::regprocedure from pg_proc p where p.prokind = 'a' and p.xmin = pg_current_xact_id()::xid
  union all
  select 'view ' || r.ev_class::regclass from pg_rewrite r
  where r.rulename = '_RETURN' and r.xmin = pg_current_xact_id()::xid
  union all
  select format('trigger %I on %s', t.tgname, t.tgrelid::regclass) from pg_trigger t
  where not t.tgisinternal and t.xmin = pg_current_xact_id()::xid`;

async function touchedObjects(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ it: string }>(`${TOUCHED} order by 1`);
  return rows.map(({ it }) => it);
}

async function lastObjects(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ it: string }>('select unnest(objects) as it from migrations.code');
  return rows.map(({ it }) => it);
}

async function dropViews(client: pg.Client): Promise<void> {
  const views = (await lastObjects(client)).filter((it) => it.startsWith('view '));
  if (views.length > 0) await client.query(`drop view if exists ${views.map((it) => it.slice(5)).join(', ')}`);
}

/** Triggers first, since they call functions. */
async function dropMissing(client: pg.Client): Promise<void> {
  const kept = new Set(await touchedObjects(client));
  const gone = (await lastObjects(client)).filter((it) => !kept.has(it) && !it.startsWith('view '));
  for (const it of gone.sort().reverse()) await client.query(`drop ${it.replace(/^(\w+) /, '$1 if exists ')}`);
}
