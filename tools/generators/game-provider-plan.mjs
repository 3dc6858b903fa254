import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { camel, constant, pascal, title } from './words.mjs';

/** The provider whose wire is the plainest: what works for it is what a new one begins with, so no template can grow old. */
const MODEL = 'amatic';
const ADAPTERS = 'apps/server/src/adapters/game-providers';
const SIMULATORS = 'apps/sandbox/src/game-providers';
const PROVIDER_ROUTES = 'packages/contracts/src/routes/casino/providers';
const PROTOCOLS = 'packages/provider-protocols/src';
const WIRES = `${PROTOCOLS}/game-providers`;

const FILES = [
  `${WIRES}/${MODEL}.ts`,
  `${WIRES}/${MODEL}.test.ts`,
  `${ADAPTERS}/${MODEL}/adapter.ts`,
  `${ADAPTERS}/${MODEL}/dialect.ts`,
  `${ADAPTERS}/${MODEL}/${MODEL}.test.ts`,
  `${PROVIDER_ROUTES}/list-${MODEL}-games.ts`,
  `${PROVIDER_ROUTES}/open-${MODEL}-game.ts`,
  `${SIMULATORS}/${MODEL}/simulator.ts`,
];

/** The lines of the model in every registry; each is followed by the same for the new provider. */
const REGISTRIES = [
  { file: `${PROTOCOLS}/index.ts`, block: /^export \* from '.\/game-providers\/amatic.ts';\n/m },
  { file: `${ADAPTERS}/registry.ts`, block: /^import \{ amatic \}.*\n/m },
  { file: `${ADAPTERS}/registry.ts`, block: /^ {2}amatic,\n/m },
  { file: `${PROVIDER_ROUTES}/registry.ts`, block: /^import \{ listAmaticGames \}.*\n/m },
  { file: `${PROVIDER_ROUTES}/registry.ts`, block: /^import \{ openAmaticGame \}.*\n/m },
  { file: `${PROVIDER_ROUTES}/registry.ts`, block: /^ {2}amatic: .*\n/m },
  { file: `${SIMULATORS}/simulators.ts`, block: /^import \{ amaticSimulator \}.*\n/m },
  { file: `${SIMULATORS}/simulators.ts`, block: /^ {2}amatic: .*\n/m },
  {
    file: 'apps/server/src/modules/casino/launch/provider-apis.test.ts',
    block: /^ {2}amatic: \{\n(?: {4}.*\n)+ {2}\},\n/m,
  },
];

/**
 * A game provider whole: wire, adapter, dialect, contracts of its two paths, simulator in the sandbox, tests, and its line in
 * every registry. It plays at once; what is left is to write the provider's own words in place of the model's.
 * @param {string} name such as `red-tiger`
 */
export function planGameProvider(name) {
  return {
    files: FILES.map((file) => ({ path: renamed(file, name), text: renamed(read(file), name) })),
    inserts: REGISTRIES.map(({ file, block }) => {
      const line = block.exec(read(file))?.[0] ?? '';
      return { file, after: line, line: entryOf(renamed(line, name), name) };
    }),
    next: [
      `write the provider's own fields, numbers and proof in ${WIRES}/${name}.ts, and a vector computed apart in its test`,
      `word its calls and answers in ${ADAPTERS}/${name}/, its selection rules beside its list, and a fixture in its test`,
      `give its two paths their shape in ${PROVIDER_ROUTES}/ and in provider-apis.test.ts`,
      `choose a theme for its games in ${SIMULATORS}/${name}/simulator.ts`,
      `set ${constant(name)}_SECRET in production; elsewhere both sides derive the key from the name`,
    ],
  };
}

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/**
 * The model's text with another name: `amaticProof` is `redTigerProof`, `'amatic'` is `'red-tiger'`, and so forth.
 * @param {string} text
 * @param {string} name
 */
function renamed(text, name) {
  return (
    text
      // The specification's words for providers have no hyphens.
      .replace(/routeProvider: 'amatic'/g, `routeProvider: '${name.replaceAll('-', '')}'`)
      .replace(/AMATIC/g, constant(name))
      .replace(/(?<=[a-z])Amatic|Amatic(?=[A-Z])/g, pascal(name))
      .replace(/\bAmatic\b/g, title(name))
      .replace(/(?<=['`"/-])amatic(?![A-Z])|amatic(?=['`"/-]|\.test|\.ts)/g, name)
      .replace(/\bamatic/g, camel(name))
      .replace(/\bam-/g, `${name}-`)
  );
}

/**
 * A key of a registry is the provider's name, quoted where it has a hyphen: `amatic,` becomes `'red-tiger': redTiger,`.
 * @param {string} line
 * @param {string} name
 */
function entryOf(line, name) {
  if (!name.includes('-')) return line;
  return line
    .replace(new RegExp(`^ {2}${camel(name)},`), `  '${name}': ${camel(name)},`)
    .replace(new RegExp(`^ {2}${camel(name)}: `), `  '${name}': `);
}
