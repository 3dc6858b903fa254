// `npm run verify`: the longer programmes, one after the other; `npm run verify -- size` runs one.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, ROOT, requireNode } from './bootstrap.mjs';

requireNode();
ensureInstalled();
const { runStages } = await import('./stages.mjs');

/** Stages that every verification begins with. Files in `verify/` follow in the order of their names. */
const BUILT_IN = [
  { name: 'deadcode', args: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'] },
  { name: 'build', args: ['tools/build.mjs', '--stale'] },
  { name: 'size', args: ['node_modules/size-limit/bin.js'] },
];

/** Programmes that measure no time and share nothing: they run last, two at a time, each track in the order of its names. */
const TRACKS = {
  books: ['history-lists', 'ledger-fuzz', 'rng', 'seasons'],
  rules: ['determined-fuzz', 'planted-bugs'],
};

const programmes = [...BUILT_IN, ...foundProgrammes()];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !programmes.some((programme) => programme.name === name));
if (unknown.length > 0) {
  console.error(`There is no programme ${unknown.join(', ')}: ${programmes.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const chosen = asked.length > 0 ? programmes.filter(({ name }) => asked.includes(name)) : programmes;
const tracked = chosen.flatMap((stage) => {
  const [track] = Object.entries(TRACKS).find(([, names]) => names.includes(stage.name)) ?? [];
  return track === undefined ? [] : [{ ...stage, track }];
});
const alone = chosen.filter(({ name }) => tracked.every((stage) => stage.name !== name));
process.exit((await runStages([...alone, ...tracked])) ? 0 : 1);

/**
 * Every `verify/<name>.mjs` or `.ts` is a programme: it runs by itself and fails with its exit code.
 * @returns {import('./stages.mjs').Stage[]}
 */
function foundProgrammes() {
  const folder = path.join(ROOT, 'verify');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^[a-z0-9-]+\.(mjs|ts)$/.test(file))
    .sort()
    .map((file) => {
      const name = file.replace(/\.(mjs|ts)$/, '');
      return { name, args: [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), `verify/${file}`] };
    });
}
