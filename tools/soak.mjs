// `npm run soak`: what is too long for `npm run verify`; `npm run soak -- engines` runs one.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, ROOT, requireNode } from './bootstrap.mjs';

requireNode();
ensureInstalled();
const { runStages } = await import('./stages.mjs');

/** Every `verify/soak/<name>.ts` is a programme: it runs by itself and fails with its exit code. */
const programmes = readdirSync(path.join(ROOT, 'verify/soak'))
  .filter((file) => /^[a-z0-9-]+\.ts$/.test(file))
  .sort()
  .map((file) => ({ name: path.basename(file, '.ts'), args: ['--import', 'tsx', `verify/soak/${file}`] }));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !programmes.some((programme) => programme.name === name));
if (unknown.length > 0) {
  console.error(`There is no programme ${unknown.join(', ')}: ${programmes.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const chosen = asked.length > 0 ? programmes.filter(({ name }) => asked.includes(name)) : programmes;
process.exit((await runStages(chosen)) ? 0 : 1);
