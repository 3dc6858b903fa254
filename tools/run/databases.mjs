import path from 'node:path';
import { ensureDatabases, giveDatabases, runStatement, startPostgres } from '../postgres/index.mjs';
import { keptPassword } from '../postgres/password-file.mjs';
import { isAlive } from '../postgres/processes.mjs';
import { readVariable } from './settings.mjs';

/**
 * Programmes that keep books of their own, in a database of their own on the same server. On the embedded server each has a user of its
 * own as well, which has the name of the database.
 */
const OWN_DATABASES = { SANDBOX_DATABASE_URL: 'ordago_sandbox', ORIGINALS_DATABASE_URL: 'ordago_originals' };

/**
 * @typedef {object} Databases
 * @property {Record<string, string>} urls addresses by variable
 * @property {string} origin
 * @property {() => boolean} isAlive false once the embedded server is gone; of another's server always true
 * @property {() => Promise<void>} checkpoint writes what memory holds to the files of the embedded server, so that a restart after
 * a crash has little to repeat
 * @property {() => Promise<void>} restart starts the embedded server again, on its port and its files
 * @property {() => Promise<void>} stop
 */

/**
 * The databases of a run: of DATABASE_URL's server, or of the embedded one.
 * @param {string} dataDir
 * @returns {Promise<Databases>}
 */
export async function openDatabases(dataDir) {
  const external = readVariable(process.env, 'DATABASE_URL');
  const where = { dir: path.join(dataDir, 'postgres'), database: 'ordago' };
  let embedded = external ? null : await startPostgres(where);
  const urls = embedded
    ? await urlsOfEmbedded(embedded, path.join(dataDir, 'passwords'))
    : await urlsOfExternal(external ?? '');
  const origin = embedded ? `embedded PostgreSQL, port ${embedded.port}` : 'DATABASE_URL';
  return {
    urls,
    origin,
    checkpoint: async () => {
      if (embedded) await runStatement(embedded.url, 'checkpoint');
    },
    isAlive: () => embedded === null || isAlive(embedded.pid),
    restart: async () => {
      if (embedded) embedded = await startPostgres({ ...where, port: embedded.port });
    },
    stop: async () => embedded?.stop(),
  };
}

/**
 * Databases of the embedded server, each with its user; whoever stated an address of its own goes there.
 * @param {import('../postgres/index.mjs').EmbeddedPostgres} server
 * @param {string} passwords the folder that keeps them
 * @returns {Promise<Record<string, string>>}
 */
async function urlsOfEmbedded(server, passwords) {
  const { given, missing } = readOwn();
  const users = missing.map(({ variable, name }) => {
    const password = keptPassword(path.join(passwords, name));
    return { variable, user: name, password, database: name };
  });
  await giveDatabases(server.urlOf, users);
  await runStatement(server.url, 'revoke all on database ordago from public');
  const own = users.map(({ variable, database, ...as }) => [variable, server.urlOf(database, as)]);
  return { DATABASE_URL: server.url, ...given, ...Object.fromEntries(own) };
}

/**
 * Databases of a server that is another's: its operator makes the users (docs/operations.md). Without addresses for the others theirs
 * lie beside the server's, under its user.
 * @param {string} main
 * @returns {Promise<Record<string, string>>}
 */
async function urlsOfExternal(main) {
  const { given, missing } = readOwn();
  await ensureDatabases(main, ...missing.map(({ name }) => name));
  const beside = missing.map(({ variable, name }) => [variable, sibling(main, name)]);
  return { DATABASE_URL: main, ...given, ...Object.fromEntries(beside) };
}

/** Splits the programmes with books of their own into those whose address is stated and those that lack one. */
function readOwn() {
  /** @type {Record<string, string>} */
  const given = {};
  /** @type {Array<{ variable: string, name: string }>} */
  const missing = [];
  for (const [variable, name] of Object.entries(OWN_DATABASES)) {
    const url = readVariable(process.env, variable);
    if (url) given[variable] = url;
    else missing.push({ variable, name });
  }
  return { given, missing };
}

/**
 * @param {string} url
 * @param {string} database
 */
function sibling(url, database) {
  const at = new URL(url);
  at.pathname = `/${database}`;
  return at.href;
}
