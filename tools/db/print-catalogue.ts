/**
 * Prints the catalogue of a database, one object a line, sorted: what two builds must agree in when the schema is written
 * anew. `npm run db:catalogue` migrates a throw-away database first; `npm run db:catalogue -- URL` reads another one;
 * `… --compare=FILE` prints the lines that a saved print and this one do not share, and fails when there are any.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { startPostgres } from '../postgres/index.mjs';
import { catalogueOf } from './catalogue.ts';

const url = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const saved = process.argv.find((argument) => argument.startsWith('--compare='))?.slice('--compare='.length);

const lines = url ? await catalogueOf(url) : await catalogueOfFresh();
if (saved === undefined) console.log(lines.join('\n'));
else process.exitCode = compare((await readFile(saved, 'utf8')).trimEnd().split('\n')) ? 0 : 1;

async function catalogueOfFresh(): Promise<string[]> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-catalogue-'));
  const server = await startPostgres({ dir, database: 'catalogue', fast: true });
  try {
    await migrate({ url: server.url });
    return await catalogueOf(server.url);
  } finally {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** Prints the difference as `-` and `+` lines; true when there is none. */
function compare(before: readonly string[]): boolean {
  const known = new Set(before);
  const now = new Set(lines);
  const gone = before.filter((line) => !now.has(line));
  const added = lines.filter((line) => !known.has(line));
  for (const line of gone) console.log(`- ${line}`);
  for (const line of added) console.log(`+ ${line}`);
  console.log(`${before.length} lines before, ${lines.length} now, ${gone.length + added.length} not shared`);
  return gone.length + added.length === 0;
}
