import os from 'node:os';
import path from 'node:path';
import { loadDriver, openClient } from './client.mjs';
import { openCluster, SUPERUSER } from './cluster.mjs';
import { claimOwnership, giveUpOwnership, livePostmaster, spawnPostmaster, stopPostmaster } from './postmaster.mjs';
import { canConnect, freePort, sleep } from './processes.mjs';

export { giveDatabases } from './users.mjs';

/** Number of attempts to start: the children of a killed server hold its shared memory for about a second. */
const ATTEMPTS_MAX = 10;

/** Time to wait for a server that is starting or stopping. */
const BUSY_MS_MAX = 30_000;

/** @type {Record<string, string>} */
const ALWAYS = { listen_addresses: '127.0.0.1', unix_socket_directories: '' };

/** @type {Record<string, string>} */
const DEFAULTS = {
  max_connections: '200',
  shared_buffers: `${sharedBuffersMb(os.totalmem())}MB`,
  max_wal_size: '4GB',
  wal_level: 'replica',
  // No personal data in the log: the values of a row that breaks a constraint are in an error's details, those of a statement in its
  // parameters. What a statement is stays: the product's have their values as parameters.
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  timezone: 'UTC',
  // After a crash PostgreSQL syncs every file before it recovers, one by one: seconds that one call for all of them saves.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
};

/**
 * An eighth of the machine's memory, of 128 MB to 1 GB: a site of some hundred thousand players keeps the pages that bets touch, and
 * the rest of the machine belongs to the server and to the system's own cache.
 *
 * @param {number} totalBytes
 */
function sharedBuffersMb(totalBytes) {
  return Math.min(1024, Math.max(128, Math.floor(totalBytes / 8 / 2 ** 20)));
}

/** Settings for throw-away clusters of tests: nothing survives a power cut, everything else behaves the same. */
const FAST = {
  shared_buffers: '128MB',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum_naptime: '10min',
  max_wal_size: '512MB',
};

/** @type {typeof import('./index.d.mts').startPostgres} */
export async function startPostgres({ dir, known, port, database = 'ordago', settings = {}, fast = false }) {
  const cluster = openCluster(dir, known);
  const all = { ...DEFAULTS, ...(fast ? FAST : {}), ...settings, ...ALWAYS };
  let cause;
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    try {
      const live = await adoptable(cluster.data);
      const coming = live ?? spawnPostmaster(cluster, port ?? (await freePort()), all);
      await loadDriver();
      const server = await coming;
      if (server) return await handle(cluster, server, { database, adopted: live !== null });
    } catch (error) {
      // A server that was killed may look alive for a moment; the next attempt sees what became of it.
      cause = error;
    }
    await sleep(200 * attempt);
  }
  throw new Error(`PostgreSQL did not start; its log: ${path.join(cluster.folder, 'postgres.log')}`, { cause });
}

/** @type {typeof import('./index.d.mts').ensureDatabases} */
export async function ensureDatabases(serverUrl, ...names) {
  const client = await openClient(serverUrl);
  try {
    await refuseOldServer(client);
    const known = await client.query('select datname from pg_database where datname = any($1)', [names]);
    const present = known.rows.map(({ datname }) => datname);
    for (const name of names) if (!present.includes(name)) await createDatabase(client, name);
  } finally {
    await client.end();
  }
}

/** First version of PostgreSQL that Ordago runs on, as the server's migrations have it (`platform/db/server-version.ts`). */
export const SERVER_VERSION_MIN = 15;

/** @param {import('pg').Client} client */
async function refuseOldServer(client) {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as version",
  );
  const { number, version } = rows[0];
  if (number >= SERVER_VERSION_MIN * 10_000) return;
  throw new Error(`This is PostgreSQL ${version}; Ordago needs ${SERVER_VERSION_MIN} or newer (DATABASE_URL)`);
}

/** @type {typeof import('./index.d.mts').runStatement} */
export async function runStatement(url, statement) {
  const client = await openClient(url);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * @param {import('pg').Client} client
 * @param {string} name
 */
async function createDatabase(client, name) {
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Two processes may create the same database at once; the second one finds it there.
    if (!isDuplicate(error)) throw error;
  }
}

/**
 * The server that runs already and takes connections; waits for one that is still starting, stopping or dying.
 * @param {string} data
 */
async function adoptable(data) {
  for (let waited = 0; waited < BUSY_MS_MAX; waited += 20) {
    const live = livePostmaster(data);
    if (!live || (live.status === 'ready' && (await canConnect(live.port)))) return live;
    await sleep(20);
  }
  return null;
}

/**
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {{ pid: number, port: number }} server
 * @param {{ database: string, adopted: boolean }} options
 */
async function handle(cluster, server, { database, adopted }) {
  const superuser = { user: SUPERUSER, password: cluster.password };
  /** @type {import('./index.d.mts').EmbeddedPostgres['urlOf']} */
  const urlOf = (name, { user, password } = superuser) =>
    `postgres://${user}:${password}@127.0.0.1:${server.port}/${encodeURIComponent(name)}`;
  await ensureDatabases(urlOf('postgres'), database);
  const isOwner = claimOwnership(cluster.folder);
  const stop = async () => {
    if (!isOwner) return;
    await stopPostmaster(server.pid);
    giveUpOwnership(cluster.folder);
  };
  const { folder } = cluster;
  return { url: urlOf(database), urlOf, adopted, isOwner, folder, pid: server.pid, port: server.port, stop };
}

/** @param {unknown} error */
function isDuplicate(error) {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  // duplicate_database, and unique_violation when both passed the check at the same instant.
  return code === '42P04' || code === '23505';
}
