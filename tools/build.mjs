import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, ROOT, requireNode, writeAtomically } from './bootstrap.mjs';

/** Programmes that Node runs: one bundle per entry. */
const PROGRAMMES = { server: ['main', 'worker'], originals: ['main'], sandbox: ['main'] };

/** Pages that a programme serves by itself: the folder below `dist`, and the entry that a browser loads. */
const PAGES = { sandbox: { frame: 'src/sportsbooks/frame/main.ts' } };

/** Browsers that these pages are written for: those of the last two years and a half, as for the sites. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

/**
 * Packages that stay outside the bundles: native code and files beside the code. The others go in: finding and reading
 * their thousand files took most of a start.
 */
const OUTSIDE = [
  '@node-rs/argon2',
  'pg-native',
  'pino',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'football.json',
  // Asked for by a reader of configuration files that never meets one in TypeScript.
  'typescript',
];

/** CommonJS packages in a bundle ask for Node's own modules through `require`. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** A map that maps nothing: positions matter in our own sources alone. */
const NO_MAP = `data:application/json;base64,${btoa('{"version":3,"sources":[""],"mappings":"A"}')}`;

/** Sites that a browser loads. */
const SITES = ['player', 'sportsbook', 'back-office', 'game-client'];

/** Number of sites that are built at a time. */
const BUILDERS_MAX = 2;

if (process.argv[1] === import.meta.filename) {
  requireNode();
  ensureInstalled();
  await build({ isForced: !process.argv.includes('--stale') });
}

/**
 * Builds the apps whose sources changed since their last build.
 * @param {{ isForced?: boolean }} options isForced builds them all
 */
export async function build({ isForced = false } = {}) {
  const apps = existingApps();
  // Taken before any build: what changes while one runs makes its app stale again.
  const prints = fingerprints(apps);
  const stale = apps.filter((app) => isForced || builtFrom(app) !== prints.get(app));
  if (stale.length === 0) return;
  console.log(`Building ${stale.join(', ')}…`);
  const queue = [...stale];
  const worker = async () => {
    for (let app = queue.shift(); app; app = queue.shift()) await buildApp(app, prints.get(app) ?? '');
  };
  await Promise.all(Array.from({ length: BUILDERS_MAX }, worker));
}

/** The apps that have something to build, programmes first. */
export function existingApps() {
  const programmes = Object.keys(PROGRAMMES).filter((app) => existsSync(path.join(ROOT, 'apps', app, 'src/main.ts')));
  const sites = SITES.filter((app) => existsSync(path.join(ROOT, 'apps', app, 'index.html')));
  return [...programmes, ...sites];
}

/**
 * @param {string} app
 * @param {string} print what it is built from
 */
async function buildApp(app, print) {
  if (app in PROGRAMMES) await bundleProgramme(app);
  else await buildSite(app);
  mkdirSync(path.dirname(stampOf(app)), { recursive: true });
  writeAtomically(stampOf(app), print);
}

/** @param {string} app */
async function bundleProgramme(app) {
  const entries = PROGRAMMES[/** @type {keyof typeof PROGRAMMES} */ (app)];
  const folder = path.join(ROOT, 'apps', app);
  const files = entries.map((name) => path.join(folder, 'src', `${name}.ts`)).filter((file) => existsSync(file));
  await bundle(folder, files, path.join(folder, 'dist'));
  const pages = Object.entries(PAGES[/** @type {keyof typeof PAGES} */ (app)] ?? {});
  for (const [name, entry] of pages) await bundlePage(folder, entry, path.join(folder, 'dist', name));
}

/**
 * Bundles the script and the sheet of a page under names that change with what is in them, and notes the names in
 * `manifest.json`.
 * @param {string} folder whose `package.json` names what they depend on
 * @param {string} entry from that folder
 * @param {string} outdir
 */
async function bundlePage(folder, entry, outdir) {
  const esbuild = await import('esbuild');
  const { metafile } = await esbuild.build({
    entryPoints: [path.join(folder, entry)],
    outdir,
    entryNames: '[name]-[hash]',
    bundle: true,
    platform: 'browser',
    target: BROWSERS,
    format: 'esm',
    minify: true,
    metafile: true,
    plugins: [inlineWorkspacePackages(folder)],
    logLevel: 'warning',
  });
  const names = Object.keys(metafile.outputs).map((file) => path.basename(file));
  const [script, sheet] = ['.js', '.css'].map((end) => names.find((name) => name.endsWith(end)));
  writeAtomically(path.join(outdir, 'manifest.json'), JSON.stringify({ script, sheet }));
}

/**
 * Bundles programmes for Node, as the product is served.
 * @param {string} folder whose `package.json` names what they depend on
 * @param {readonly string[]} entries
 * @param {string} outdir is emptied first
 */
export async function bundle(folder, entries, outdir) {
  const esbuild = await import('esbuild');
  rmSync(outdir, { recursive: true, force: true });
  await esbuild.build({
    entryPoints: [...entries],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Dynamic imports of a programme are in files of their own, unread until then.
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    sourcemap: true,
    // Node reads a bundle and its map at every start: neither carries what only people read.
    sourcesContent: false,
    minifyWhitespace: true,
    minifySyntax: true,
    external: OUTSIDE,
    // As Node has it from 21 on. Without it the database driver detects where it runs by loading all of `fetch`.
    define: { navigator: '{"userAgent":"Node.js"}' },
    banner: { js: REQUIRE },
    plugins: [inlineWorkspacePackages(folder), leaveToolsWhereTheyAre(), leaveOutForeignMaps()],
    logLevel: 'warning',
  });
}

/**
 * Packages of this repository export TypeScript, which Node does not run: they go into the bundle.
 * @param {string} folder
 * @returns {import('esbuild').Plugin}
 */
function inlineWorkspacePackages(folder) {
  const resolver = createRequire(path.join(folder, 'package.json'));
  return {
    name: 'inline-workspace-packages',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^@ordago\// }, ({ path: name }) => ({ path: resolver.resolve(name) })),
  };
}

/**
 * Tools of this folder know the checkout by the place of their own files.
 * @returns {import('esbuild').Plugin}
 */
function leaveToolsWhereTheyAre() {
  return {
    name: 'leave-tools-where-they-are',
    setup: ({ onResolve }) =>
      onResolve({ filter: /\/tools\/.*\.mjs$/ }, ({ path: name, resolveDir }) => ({
        path: pathToFileURL(path.resolve(resolveDir, name)).href,
        external: true,
      })),
  };
}

/** @returns {import('esbuild').Plugin} */
function leaveOutForeignMaps() {
  return {
    name: 'leave-out-foreign-maps',
    setup: ({ onLoad }) =>
      onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, ({ path: file }) => ({
        contents: `${readFileSync(file, 'utf8')}\n//# sourceMappingURL=${NO_MAP}`,
      })),
  };
}

/** @param {string} app */
function buildSite(app) {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'apps', app),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve(undefined) : reject(new Error(`${app} could not be built`))));
  });
}

/** @param {string} app */
function stampOf(app) {
  return path.join(ROOT, 'node_modules/.cache/ordago', `${app}.built`);
}

/** @param {string} app */
function builtFrom(app) {
  const output = path.join(ROOT, 'apps', app, 'dist', app in PROGRAMMES ? 'main.mjs' : 'index.html');
  return existsSync(output) && existsSync(stampOf(app)) ? readFileSync(stampOf(app), 'utf8') : '';
}

/**
 * Names, sizes and times of everything an app is made of, its workspace packages and the lock file included. Apps share
 * most packages: each folder is read once.
 * @param {readonly string[]} apps
 */
function fingerprints(apps) {
  const [lock, tool] = ['package-lock.json', 'tools/build.mjs'].map(stateOf);
  /** @type {Map<string, string>} */
  const states = new Map();
  const state = (/** @type {string} */ folder) => {
    const known = states.get(folder) ?? sources(folder).map(stateOf).join('');
    states.set(folder, known);
    return known;
  };
  const print = (/** @type {string} */ app) => {
    const hash = createHash('sha256').update(`${lock}${tool}`);
    for (const folder of [`apps/${app}`, ...workspacePackages(`apps/${app}`)]) hash.update(state(folder));
    return hash.digest('hex');
  };
  return new Map(apps.map((app) => [app, print(app)]));
}

/** @param {string} file */
function stateOf(file) {
  const { size, mtimeMs } = statSync(path.join(ROOT, file));
  return `${file}:${size}:${mtimeMs}\n`;
}

/**
 * @param {string} folder
 * @param {Set<string>} found
 * @returns {string[]} the folders of the packages it depends on, at any distance
 */
function workspacePackages(folder, found = new Set()) {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const next = name.replace('@ordago/', 'packages/');
    if (next === name || found.has(next)) continue;
    found.add(next);
    workspacePackages(next, found);
  }
  return [...found];
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sources(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const at = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sources(at);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [at];
  });
}
