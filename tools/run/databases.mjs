import path from 'node:path';
import { ensureDatabases, startPostgres } from '../postgres/index.mjs';

/** Programmes that keep books of their own, in a database of their own on the same server. */
const OWN_DATABASES = { SANDBOX_DATABASE_URL: 'ordago_sandbox', ORIGINALS_DATABASE_URL: 'ordago_originals' };

/**
 * The databases of a run: of DATABASE_URL's server, or of the embedded one.
 * @param {string} dataDir
 * @returns {Promise<{ urls: Record<string, string>, origin: string, stop: () => Promise<void> }>}
 */
export async function openDatabases(dataDir) {
  const external = process.env.DATABASE_URL;
  const embedded = external ? null : await startPostgres({ dir: path.join(dataDir, 'postgres'), database: 'ordago' });
  const main = external ?? embedded?.url ?? '';
  /** @type {Record<string, string>} */
  const urls = { DATABASE_URL: main };
  const missing = [];
  for (const [variable, name] of Object.entries(OWN_DATABASES)) {
    const given = process.env[variable];
    if (!given) missing.push(name);
    urls[variable] = given ?? sibling(main, name);
  }
  await ensureDatabases(main, ...missing);
  const origin = embedded ? `embedded PostgreSQL, port ${embedded.port}` : 'DATABASE_URL';
  return { urls, origin, stop: async () => embedded?.stop() };
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
