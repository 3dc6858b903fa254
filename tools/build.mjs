import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureInstalled, ROOT, requireNode, writeAtomically } from './bootstrap.mjs';

/** Programmes that Node runs: one bundle per entry, npm packages stay outside. */
const PROGRAMMES = { server: ['main', 'worker'], originals: ['main'], sandbox: ['main'] };

/** Sites that a browser loads. */
const SITES = ['player', 'sportsbook', 'back-office', 'game-client'];

/** How many sites are built at a time. */
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
  const stale = apps.filter((app) => isForced || builtFrom(app) !== fingerprint(app));
  if (stale.length === 0) return;
  console.log(`Building ${stale.join(', ')}…`);
  const queue = [...stale];
  const worker = async () => {
    for (let app = queue.shift(); app; app = queue.shift()) await buildApp(app);
  };
  await Promise.all(Array.from({ length: BUILDERS_MAX }, worker));
}

/** The apps that have something to build, programmes first. */
export function existingApps() {
  const programmes = Object.keys(PROGRAMMES).filter((app) => existsSync(path.join(ROOT, 'apps', app, 'src/main.ts')));
  const sites = SITES.filter((app) => existsSync(path.join(ROOT, 'apps', app, 'index.html')));
  return [...programmes, ...sites];
}

/** @param {string} app */
async function buildApp(app) {
  // Taken before the build: what changes while it runs makes it stale again.
  const before = fingerprint(app);
  if (app in PROGRAMMES) await bundleProgramme(app);
  else await buildSite(app);
  mkdirSync(path.dirname(stampOf(app)), { recursive: true });
  writeAtomically(stampOf(app), before);
}

/** @param {string} app */
async function bundleProgramme(app) {
  const { build: bundle } = await import('esbuild');
  const entries = PROGRAMMES[/** @type {keyof typeof PROGRAMMES} */ (app)];
  const folder = path.join(ROOT, 'apps', app);
  await bundle({
    entryPoints: entries.map((name) => path.join(folder, 'src', `${name}.ts`)).filter((file) => existsSync(file)),
    outdir: path.join(folder, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    packages: 'external',
    plugins: [inlineWorkspacePackages(folder)],
    logLevel: 'warning',
  });
}

/**
 * Packages of the house export TypeScript, which Node does not run: they go into the bundle.
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
 * Names, sizes and times of everything an app is made of, its workspace packages and the lock file included.
 * @param {string} app
 */
function fingerprint(app) {
  const hash = createHash('sha256');
  const folders = [`apps/${app}`, ...workspacePackages(`apps/${app}`)];
  for (const file of ['package-lock.json', 'tools/build.mjs', ...folders.flatMap(sources)]) {
    const { size, mtimeMs } = statSync(path.join(ROOT, file));
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
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
