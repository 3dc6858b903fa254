import path from 'node:path';
import { openClient } from '../postgres/client.mjs';
import { ensureDatabases, giveDatabases, runStatement, startPostgres } from '../postgres/index.mjs';
import { keptPassword } from '../postgres/password-file.mjs';
import { isAlive } from '../postgres/processes.mjs';
import { readVariable } from './settings.mjs';

/** The server's database on the embedded PostgreSQL, the user that owns it and changes its schema, and the one that serves. */
const SERVER = { database: 'ordago', owner: 'ordago_owner', runtime: 'ordago_server' };

/**
 * Programmes that keep books of their own, in a database of their own on the same server. On the embedded server each has a user of its
 * own as well, which has the name of the database.
 */
const OWN_DATABASES = { ORIGINALS_DATABASE_URL: 'ordago_originals', SANDBOX_DATABASE_URL: 'ordago_sandbox' };

/** The part of the manual that says how users are made. */
const CHAPTER = 'docs/operations.md, "Users of the database"';

/**
 * @typedef {object} Databases
 * @property {Record<string, string>} urls addresses by variable
 * @property {string} origin
 * @property {() => boolean} isAlive false once the embedded server is gone; of another's server always true
 * @property {() => Promise<void>} checkpoint writes what memory holds to the files of the embedded server, so that a restart after
 * a crash has little to repeat
 * @property {() => Promise<void>} restart starts the embedded server again, on its port and its files; rejects where these are gone
 * @property {() => Promise<void>} stop
 */

/**
 * The databases of a run: of DATABASE_URL's server, or of the embedded one.
 * @param {string} dataDir
 * @param {{ isProduction?: boolean }} [options] production has no sandbox, and no two programmes with one user (default: false)
 * @returns {Promise<Databases>}
 */
export async function openDatabases(dataDir, { isProduction = false } = {}) {
  const external = readVariable(process.env, 'DATABASE_URL');
  const where = { dir: path.join(dataDir, 'postgres'), database: SERVER.database };
  let embedded = external ? null : await startPostgres(where);
  const own = readOwn(!isProduction);
  const urls = embedded
    ? await urlsOfEmbedded(embedded, path.join(dataDir, 'passwords'), own)
    : await urlsOfExternal(external ?? '', own, isProduction);
  const origin = embedded ? `embedded PostgreSQL, port ${embedded.port}` : 'DATABASE_URL';
  return {
    urls,
    origin,
    checkpoint: async () => {
      if (embedded) await runStatement(embedded.url, 'checkpoint');
    },
    isAlive: () => embedded === null || isAlive(embedded.pid),
    restart: async () => {
      if (embedded) embedded = await startPostgres({ ...where, known: embedded.folder, port: embedded.port });
    },
    stop: async () => embedded?.stop(),
  };
}

/** @typedef {ReturnType<typeof readOwn>} Own */

/**
 * Databases of the embedded server, each with its user; whoever stated an address of its own goes there.
 * @param {import('../postgres/index.mjs').EmbeddedPostgres} server
 * @param {string} passwords the folder that keeps them
 * @param {Own} own
 * @returns {Promise<Record<string, string>>}
 */
async function urlsOfEmbedded(server, passwords, { given, missing }) {
  const userOf = (/** @type {string} */ user) => ({ user, password: keptPassword(path.join(passwords, user)) });
  const owner = userOf(SERVER.owner);
  const runtime = userOf(SERVER.runtime);
  const others = missing.map(({ name }) => ({ ...userOf(name), database: name }));
  await giveDatabases(server.urlOf, [{ ...owner, database: SERVER.database, guests: [runtime] }, ...others]);
  const beside = missing.map(({ variable, name }) => [variable, server.urlOf(name, userOf(name))]);
  return {
    DATABASE_URL: server.urlOf(SERVER.database, runtime),
    DATABASE_OWNER_URL: server.urlOf(SERVER.database, owner),
    ...given,
    ...Object.fromEntries(beside),
  };
}

/**
 * Databases of a server that is another's: its operator makes the users (docs/operations.md). Without addresses for the others theirs
 * lie beside the server's, under its user; production wants users of their own, which do not reach the server's database.
 * @param {string} main
 * @param {Own} own
 * @param {boolean} isProduction
 * @returns {Promise<Record<string, string>>}
 */
async function urlsOfExternal(main, { given, missing }, isProduction) {
  if (isProduction && missing[0])
    throw new Error(`${missing[0].variable}: production needs a database of its own, with its own user (${CHAPTER})`);
  for (const [variable, url] of Object.entries(given)) {
    const fault = await faultOfGuest(main, url).catch((error) => {
      throw new Error(`${variable}: ${error.message}`, { cause: error });
    });
    if (fault && isProduction) throw new Error(`${variable}: ${fault} (${CHAPTER})`);
    if (fault) console.warn(`${variable}: ${fault} (${CHAPTER})`);
  }
  await ensureDatabases(main, ...missing.map(({ name }) => name));
  const owner = readVariable(process.env, 'DATABASE_OWNER_URL');
  const beside = missing.map(({ variable, name }) => [variable, sibling(main, name)]);
  return {
    DATABASE_URL: main,
    ...(owner ? { DATABASE_OWNER_URL: owner } : {}),
    ...given,
    ...Object.fromEntries(beside),
  };
}

/**
 * The fault of a user with books of its own: it reaches the server's database. Null without one, and on another server. The databases
 * answer, since one server has many addresses: names, ports that are left out, sockets.
 * @param {string} main address of the server's database
 * @param {string} url address of the books
 */
async function faultOfGuest(main, url) {
  const server = await ask(main, placeOf);
  return await ask(url, async (client) => {
    const books = await placeOf(client);
    if (!isSameServer(server, books)) return null;
    if (server.user === books.user) return `it is the user of DATABASE_URL, ${books.user}`;
    const { rows } = await client.query(
      `select has_database_privilege(session_user, oid, 'connect') as reaches from pg_database where datname = $1`,
      [server.database],
    );
    return rows[0]?.reaches ? `its user ${books.user} may connect to ${server.database}, the server's database` : null;
  });
}

/** @typedef {{ user: string, database: string, started: string, cluster: string | null }} Place */

/** Codes by which a server keeps its identifier to itself: no right to the function, or none of that name. */
const WITHHELD = ['42501', '42883'];

/**
 * @param {import('pg').Client} client
 * @returns {Promise<Place>} who is connected, and to what
 */
async function placeOf(client) {
  const { rows } = await client.query(
    `select session_user as user, current_database() as database, extract(epoch from pg_postmaster_start_time())::text as started`,
  );
  const known = await client
    .query('select system_identifier::text as cluster from pg_control_system()')
    .catch((/** @type {{ code?: string }} */ error) => {
      if (!WITHHELD.includes(error.code ?? '')) throw error;
      return { rows: [] };
    });
  return { ...rows[0], cluster: known.rows[0]?.cluster ?? null };
}

/**
 * True for two databases of one server, by its identifier; where that is not to be had, by the microsecond at which it started.
 * @param {Place} one
 * @param {Place} other
 */
function isSameServer(one, other) {
  return one.cluster !== null && other.cluster !== null ? one.cluster === other.cluster : one.started === other.started;
}

/**
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} question
 */
async function ask(url, question) {
  const client = await openClient(url);
  try {
    return await question(client);
  } finally {
    await client.end();
  }
}

/**
 * Splits the programmes with books of their own into those whose address is stated and those that lack one.
 * @param {boolean} hasSandbox
 */
function readOwn(hasSandbox) {
  /** @type {Record<string, string>} */
  const given = {};
  /** @type {Array<{ variable: string, name: string }>} */
  const missing = [];
  for (const [variable, name] of Object.entries(OWN_DATABASES)) {
    if (variable === 'SANDBOX_DATABASE_URL' && !hasSandbox) continue;
    const url = readVariable(process.env, variable);
    if (url) given[variable] = url;
    else missing.push({ variable, name });
  }
  return { given, missing };
}

/**
 * The address of another database of the same server. Its text is taken apart by hand: that of a socket (`postgres://user@/db?host=/run/…`) is no
 * URL.
 * @param {string} url
 * @param {string} database
 */
function sibling(url, database) {
  const parts = /^(\w+:\/\/[^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(url);
  if (!parts)
    throw new Error(`DATABASE_URL: not postgres://…, so state ${Object.keys(OWN_DATABASES).join(' and ')} as well`);
  return `${parts[1]}/${database}${parts[2] ?? ''}`;
}
