import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** One folder `NNNN-name` of `db/migrations`. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly up: string;
  /** Queries that must find nothing once `up` has run; may be empty. */
  readonly check: string;
  /** SHA-256 of `up`. */
  readonly checksum: string;
}

/**
 * The server's own migrations. They are not copied by the build: sources and bundle both lie below `apps/server`,
 * so the nearest `db/migrations` upwards is the right one in either case.
 */
export function migrationsFolder(): string {
  for (let at = import.meta.dirname; at !== path.dirname(at); at = path.dirname(at)) {
    const folder = path.join(at, 'db', 'migrations');
    if (existsSync(folder)) return folder;
  }
  throw new Error(`There is no db/migrations above ${import.meta.dirname}`);
}

/**
 * Reads all migrations in the order of their numbers. Gaps are fine, since areas have number ranges of their own.
 *
 * @throws when a folder is badly named, lacks `up.sql` or `notes.md`, or shares its number with another one
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const migrations = await Promise.all(names.sort().map((name) => readMigration(folder, name)));
  for (const [index, { number, name }] of migrations.entries()) {
    const previous = migrations[index - 1];
    if (previous?.number === number) throw new Error(`Two migrations share a number: ${previous.name} and ${name}`);
  }
  return migrations;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  if (!/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`Migration folder ${name} is not named like 0012-add-wager-progress`);
  }
  const at = path.join(folder, name);
  if (!existsSync(path.join(at, 'notes.md'))) throw new Error(`Migration ${name} lacks notes.md (locks, duration)`);
  const up = await readFile(path.join(at, 'up.sql'), 'utf8');
  const check = existsSync(path.join(at, 'check.sql')) ? await readFile(path.join(at, 'check.sql'), 'utf8') : '';
  const checksum = createHash('sha256').update(up).digest('hex');
  return { number: Number.parseInt(name, 10), name, up, check, checksum };
}
