import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** One folder `NNNN-name` of `db/schema`: tables, types, indexes, constraints and rows. */
export interface SchemaStep {
  readonly number: number;
  readonly name: string;
  readonly up: string;
  /** Queries that must find nothing once `up` has run; may be empty. */
  readonly check: string;
  /** SHA-256 of `up`. */
  readonly checksum: string;
}

/**
 * Returns the server's own `db` folder, which holds `schema/` and `code/`. The build does not copy it: sources and
 * bundle both lie below `apps/server`, so the nearest one upwards is the right one in either case.
 */
export function databaseFolder(): string {
  for (let at = import.meta.dirname; at !== path.dirname(at); at = path.dirname(at)) {
    const folder = path.join(at, 'db');
    if (existsSync(path.join(folder, 'schema'))) return folder;
  }
  throw new Error(`There is no db/schema above ${import.meta.dirname}`);
}

/**
 * Reads the schema steps of a `db` folder in the order of their numbers; gaps are allowed.
 *
 * @throws when a folder is badly named, lacks `up.sql` or `notes.md`, or shares its number with another one
 */
export async function readSchemaSteps(folder: string): Promise<SchemaStep[]> {
  const at = path.join(folder, 'schema');
  const entries = await readdir(at, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const steps = await Promise.all(names.sort().map((name) => readStep(at, name)));
  for (const [index, { number, name }] of steps.entries()) {
    const previous = steps[index - 1];
    if (previous?.number === number) throw new Error(`Two schema steps share a number: ${previous.name} and ${name}`);
  }
  return steps;
}

async function readStep(folder: string, name: string): Promise<SchemaStep> {
  if (!/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`Schema step ${name} is not named like 0012-add-wager-progress`);
  }
  const at = path.join(folder, name);
  if (!existsSync(path.join(at, 'notes.md'))) throw new Error(`Schema step ${name} lacks notes.md (locks, duration)`);
  const up = await readFile(path.join(at, 'up.sql'), 'utf8');
  const check = existsSync(path.join(at, 'check.sql')) ? await readFile(path.join(at, 'check.sql'), 'utf8') : '';
  const checksum = createHash('sha256').update(up).digest('hex');
  return { number: Number.parseInt(name, 10), name, up, check, checksum };
}
