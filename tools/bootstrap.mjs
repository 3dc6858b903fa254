// Works before any package is installed: the standard library alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const NODE_MIN = { major: 20, minor: 19 };

/** Ends the process when this Node is too old to run anything else. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NODE_MIN.major || (major === NODE_MIN.major && minor >= NODE_MIN.minor)) return;
  console.error(`Ordago needs Node ${NODE_MIN.major}.${NODE_MIN.minor} or newer; this is ${process.version}.`);
  process.exit(1);
}

/** Installs the packages of the lock file, unless exactly these are installed already. */
export function ensureInstalled() {
  const stamp = path.join(ROOT, 'node_modules/.ordago-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (isInstalledByNpm()) return writeAtomically(stamp, wanted);
  console.log('Installing packages…');
  // `npm ci` is exact, but refuses a lock that lacks the native packages of other systems; `npm install` honours the
  // same lock and leaves it as it is.
  if (npm(['ci'], 'pipe') !== 0 && npm(['install', '--no-save'], 'inherit') !== 0) {
    console.error('The packages could not be installed.');
    process.exit(1);
  }
  writeAtomically(stamp, wanted);
}

/**
 * A tree that somebody filled with `npm install` needs no second installation: npm leaves its own copy of the lock.
 */
function isInstalledByNpm() {
  const copy = path.join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(copy)) return false;
  const wanted = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(copy, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([at, entry]) =>
      at === '' || entry.optional || entry.link || !at.includes('node_modules/') || sameVersion(present[at], entry),
  );
}

/**
 * @param {{ version?: string } | undefined} present
 * @param {{ version?: string }} wanted
 */
function sameVersion(present, wanted) {
  return present !== undefined && present.version === wanted.version;
}

/**
 * Runs npm in the repository.
 * @param {string[]} args
 * @param {'pipe' | 'inherit'} output
 * @returns {number | null} its exit code
 */
export function npm(args, output) {
  const flags = ['--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'];
  // The npm that started us is the one to use; NODE_ENV=production would leave out the build tools.
  const own = process.env.npm_execpath;
  const command = own ? process.execPath : process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(command, [...(own ? [own] : []), ...args, ...flags], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', output, output],
  });
  return run.status;
}

/**
 * @param {string} file
 * @param {string} text
 */
export function writeAtomically(file, text) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
