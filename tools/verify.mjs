// `npm run verify`: the longer programmes; `npm run verify -- size` runs one, and those that every run leaves to their name. Those that measure time run alone, the others beside each other.
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

/**
 * Programmes that measure no time and share nothing: they take what is left of the processors while those of `BESIDE` run, which mostly
 * wait for each other, for a browser or for a clock. Two at a time, each track in its order.
 */
const TRACKS = {
  books: ['ledger-fuzz', 'history-lists', 'seasons', 'rng'],
  rules: ['planted-bugs', 'determined-fuzz', 'arbitrage'],
};

/**
 * Programmes that leave processors idle and judge no time, one after the other, after all that do. The times of sign-ins are compared with
 * each other, known and unknown names in turns, so that what runs beside them meets both alike; a hostile request that was slow is asked
 * again alone.
 */
const BESIDE = [
  'hostile-requests',
  'sign-in-timing',
  'bench-quick',
  'black-box',
  'postgres-15',
  'production',
  'rabbitmq',
  'browser',
];

/** Programmes of a release, run by their name: they install packages that no other command needs. */
const BY_NAME = ['postgres-16-17'];

const programmes = [...BUILT_IN, ...foundProgrammes()];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !programmes.some((programme) => programme.name === name));
if (unknown.length > 0) {
  console.error(`There is no programme ${unknown.join(', ')}: ${programmes.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const chosen = programmes.filter(({ name }) => (asked.length > 0 ? asked.includes(name) : !BY_NAME.includes(name)));
const chosenOf = (/** @type {string[]} */ names) =>
  names.flatMap((name) => chosen.filter((stage) => stage.name === name));
const tracked = Object.entries(TRACKS).flatMap(([track, names]) =>
  chosenOf(names).map((stage) => ({ ...stage, track })),
);
const beside = chosenOf(BESIDE);
const alone = chosen.filter(({ name }) => ![...tracked, ...beside].some((stage) => stage.name === name));
const isShared = beside.length > 0;
process.exit(
  (await runStages([...alone, ...tracked.map((stage) => ({ ...stage, isPatient: isShared })), ...beside])) ? 0 : 1,
);

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
