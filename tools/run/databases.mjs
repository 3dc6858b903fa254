import path from 'node:path';
import { ensureDatabases, runStatement, startPostgres } from '../postgres/index.mjs';
import { isAlive } from '../postgres/processes.mjs';
import { readVariable } from './settings.mjs';

/** Programmes that keep books of their own, in a database of their own on the same server. */
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
  const main = external ?? embedded?.url ?? '';
  /** @type {Record<string, string>} */
  const urls = { DATABASE_URL: main };
  const missing = [];
  for (const [variable, name] of Object.entries(OWN_DATABASES)) {
    const given = readVariable(process.env, variable);
    if (!given) missing.push(name);
    urls[variable] = given ?? sibling(main, name);
  }
  await ensureDatabases(main, ...missing);
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
 * @param {string} url
 * @param {string} database
 */
function sibling(url, database) {
  const at = new URL(url);
  at.pathname = `/${database}`;
  return at.href;
}
