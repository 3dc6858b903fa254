import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { databaseAccount, isOpenToAll } from './account.mjs';
import { postgresBinaries, SYSTEM_STATE } from './binaries.mjs';
import { keptPassword } from './password-file.mjs';
import { isAlive } from './processes.mjs';

/** The superuser of an embedded cluster. */
export const SUPERUSER = 'ordago';

/** Environment of PostgreSQL: no locale, no zone, no PG* variable of the caller's. */
export const CLEAN_ENV = { PATH: process.env.PATH ?? '', TZ: 'UTC', LC_ALL: 'C' };

/**
 * @typedef {object} Cluster
 * @property {string} folder everything of this cluster: data, password, log, owner
 * @property {string} data
 * @property {string} binaries
 * @property {string} password
 * @property {{ uid: number, gid: number } | {}} identity spawn options: whom PostgreSQL runs as
 */

/**
 * Finds the cluster of a folder, or makes it.
 * @param {string} wanted the folder the caller asked for
 * @param {string} [known] the folder of a cluster that was there before: where it is gone, nothing is made in its place (default: unknown)
 * @returns {Cluster}
 */
export function openCluster(wanted, known) {
  if (known !== undefined) refuseLostFolder(known);
  const account = databaseAccount();
  const folder = known ?? clusterFolder(path.resolve(wanted), account !== null);
  const binaries = postgresBinaries(account !== null);
  const cluster = {
    folder,
    binaries,
    data: path.join(folder, 'data'),
    password: keptPassword(path.join(folder, 'password')),
    identity: account ? { uid: account.uid, gid: account.gid } : {},
  };
  // A folder without PG_VERSION was never a cluster: an interrupted copy or restore.
  if (!existsSync(path.join(cluster.data, 'PG_VERSION'))) {
    rmSync(cluster.data, { recursive: true, force: true });
    initialise(cluster, account);
  }
  return cluster;
}

/**
 * A volume that was unmounted is not a first start: an empty database would take bets as if nobody had ever placed one.
 * @param {string} folder
 */
function refuseLostFolder(folder) {
  for (const part of ['data/PG_VERSION', 'password']) {
    if (existsSync(path.join(folder, part))) continue;
    throw new Error(
      `The database in ${folder} is gone (there is no ${part}): no new one is made in its place. Is its volume mounted?`,
    );
  }
}

/**
 * @param {string} wanted
 * @param {boolean} isLent
 */
function clusterFolder(wanted, isLent) {
  mkdirSync(wanted, { recursive: true });
  if (!isLent) return wanted;
  if (!isOpenToAll(path.dirname(wanted))) return systemFolder(wanted);
  // Temporary folders are born 0700, which would keep the lent account out. The data inside stays 0700.
  chmodSync(wanted, 0o755);
  return wanted;
}

/**
 * The place of a cluster whose wanted folder is closed to the lent account. A note in the wanted folder states where it
 * is; who deletes the wanted folder deletes the note with it, and begins anew as everywhere else.
 * @param {string} wanted
 */
function systemFolder(wanted) {
  const name = `${path.basename(wanted)}-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`;
  const folder = path.join(SYSTEM_STATE, name);
  const note = path.join(wanted, 'location');
  if (!existsSync(note)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const at of [SYSTEM_STATE, folder]) chmodSync(at, 0o755);
  writeFileSync(note, `${folder}\n`);
  return folder;
}

/**
 * Makes the data folder beside its place and moves it there when it is whole, so an interrupted first start leaves
 * nothing half made.
 * @param {Cluster} cluster
 * @param {{ uid: number, gid: number } | null} account
 */
function initialise(cluster, account) {
  removeAbandonedDrafts(cluster.folder);
  const draft = path.join(cluster.folder, `data.init-${process.pid}`);
  const passwordFile = `${draft}.password`;
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, `${cluster.password}\n`, { mode: 0o600 });
  if (account) for (const at of [draft, passwordFile]) chownSync(at, account.uid, account.gid);
  try {
    execFileSync(path.join(cluster.binaries, 'bin/initdb'), initOptions(cluster.binaries, draft, passwordFile), {
      ...cluster.identity,
      env: CLEAN_ENV,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (!existsSync(cluster.data)) renameSync(draft, cluster.data);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

/** First version with collations of its own. */
const BUILTIN_LOCALES_SINCE = 17;

/** @param {string} binaries */
function versionOf(binaries) {
  const printed = execFileSync(path.join(binaries, 'bin/postgres'), ['--version'], { encoding: 'utf8', cwd: '/' });
  return Number(/\d+/.exec(printed)?.[0]);
}

/**
 * @param {string} binaries
 * @param {string} data
 * @param {string} passwordFile
 */
function initOptions(binaries, data, passwordFile) {
  return [
    '-D',
    data,
    '-U',
    SUPERUSER,
    '--pwfile',
    passwordFile,
    '-A',
    'scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    // The built-in provider gives the same order and case folding on every machine, whatever locales it has.
    ...(versionOf(binaries) >= BUILTIN_LOCALES_SINCE
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8']),
  ];
}

/** @param {string} folder */
function removeAbandonedDrafts(folder) {
  for (const name of readdirSync(folder)) {
    const maker = /^data\.init-(\d+)/.exec(name)?.[1];
    if (maker && !(isAlive(Number(maker)) && Number(maker) !== process.pid)) {
      rmSync(path.join(folder, name), { recursive: true, force: true });
    }
  }
}
