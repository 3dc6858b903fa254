import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Place of the oldest PostgreSQL that the README promises, as Debian and PostgreSQL's own packages install it. */
const DEBIAN = '/usr/lib/postgresql/15';
const PLACES = [process.env.POSTGRES_15 ?? '', DEBIAN];

const INSTRUCTION = `This programme needs PostgreSQL 15, and none was found.
  Debian 12:       sudo apt-get install postgresql-15
  elsewhere:       set POSTGRES_15 to the folder that holds bin/postgres and bin/initdb`;

/** Debian's packages: the server, and the reader of functions' statements, without which they are checked by being run. */
const PACKAGES = ['postgresql-15', 'postgresql-15-plpgsql-check'];

/**
 * The folder of a PostgreSQL 15; root on Debian gets it installed. Another release of Debian has none.
 * @returns {string | null} null if there is none; what to do is printed
 */
export function ensurePostgres15() {
  if (findPostgres15() === null || lacksReader()) install();
  const found = findPostgres15();
  if (!found) console.error(INSTRUCTION);
  return found;
}

/** True where Debian's PostgreSQL 15 is there without the reader of functions' statements. */
function lacksReader() {
  return findPostgres15() === DEBIAN && !existsSync('/usr/share/postgresql/15/extension/plpgsql_check.control');
}

/** Root on Debian installs what is missing; anybody else goes on with what there is. */
function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing PostgreSQL 15…');
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...PACKAGES);
}

/**
 * The folder of a PostgreSQL 15 that is there already; null without one.
 * @returns {string | null}
 */
export function findPostgres15() {
  return PLACES.find((place) => place !== '' && existsSync(path.join(place, 'bin/initdb'))) ?? null;
}

/** @param {string[]} args */
function apt(...args) {
  // No cluster of the system is made or started: the programme runs one of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
