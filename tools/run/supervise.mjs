import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { sleep } from '../postgres/processes.mjs';
import { openDatabases } from './databases.mjs';
import { keepDatabases, keepProgramme } from './keep-alive.mjs';
import { describePortOwner, isPortTaken } from './port-owner.mjs';
import { endProcess, forgetProcess, noteProcess, survivor } from './programme.mjs';
import { readSettings } from './settings.mjs';

/** The order of a shutdown as well: the server first, while the third parties it talks to still answer. */
const PROGRAMMES = [
  { name: 'server', address: 'player' },
  { name: 'originals', address: 'originals' },
  { name: 'sandbox', address: 'sandbox' },
].map((programme) => ({ ...programme, entry: path.join(ROOT, 'apps', programme.name, 'dist/main.mjs') }));

/** Addresses of databases that the server alone is given. */
const OF_SERVER = ['DATABASE_URL', 'DATABASE_OWNER_URL'];

/** Time that a port may take to become free. */
const PORT_RELEASE_MS_MAX = 2_000;

/** @typedef {ReturnType<typeof readSettings>} Settings */
/** @typedef {ReturnType<typeof keepProgramme>} Kept */

/**
 * Runs the product until a signal arrives, then stops everything, the database last. A programme or a database that is
 * gone is started again, and the console says so; a programme that ends before it ever served ends the run.
 * @param {typeof PROGRAMMES} programmes
 * @returns {Promise<number>} the exit code
 */
export async function supervise(programmes = PROGRAMMES) {
  const settings = readSettings();
  await clearTheGround(settings, programmes);
  noteProcess(settings.dataDir, 'supervisor', process.pid);
  const stopRequest = firstStopRequest();
  const databases = await openDatabases(settings.dataDir, { isProduction: settings.appEnv === 'production' });
  const keptDatabases = keepDatabases(databases);
  /** @type {Kept[]} */
  const kept = [];
  try {
    kept.push(...keepAll(settings, programmes, databases.urls));
    const serving = Promise.all(kept.map((programme) => programme.serving)).then(() => true);
    const isServing = await Promise.race([stopRequest, serving]);
    if (isServing) {
      announce(settings, kept, databases.origin);
      // The first start writes most of the data that there is.
      databases.checkpoint().catch((error) => console.error(`PostgreSQL wrote no checkpoint: ${error.message}`));
    }
    await stopRequest;
    return 0;
  } finally {
    for (const programme of kept) await programme.stop();
    await keptDatabases.stop();
    await databases.stop();
    forgetProcess(settings.dataDir, 'supervisor');
  }
}

/**
 * @param {Settings} settings
 * @param {typeof PROGRAMMES} programmes
 * @param {Record<string, string>} urls
 */
function keepAll(settings, programmes, urls) {
  const ports = Object.fromEntries(settings.addresses.map(({ variable, port }) => [variable, String(port)]));
  const { APP_ENV = settings.appEnv, DATA_DIR = settings.dataDir, ...rest } = process.env;
  const common = { ...rest, ...ports, APP_ENV, DATA_DIR };
  return startable(settings, programmes).map(({ name, entry, port }) => {
    // Sandbox and originals keep books of their own and never see the server's.
    const own = `${name.toUpperCase()}_DATABASE_URL`;
    const variables = name === 'server' ? OF_SERVER : [own];
    const database = {
      ...Object.fromEntries([...OF_SERVER, own].flatMap((it) => [it, `${it}_FILE`]).map((it) => [it, undefined])),
      ...Object.fromEntries(variables.map((it) => [it, urls[it]])),
    };
    const programme = { name, entry, port, env: { ...common, ...database } };
    return keepProgramme(programme, { dataDir: settings.dataDir, isLoud: settings.appEnv === 'production' });
  });
}

/**
 * @param {Settings} settings
 * @param {typeof PROGRAMMES} programmes
 */
function startable({ appEnv, addresses }, programmes) {
  return programmes
    .map((programme) => ({ ...programme, port: addresses.find(({ name }) => name === programme.address)?.port ?? 0 }))
    .filter(({ name, entry }) => existsSync(entry) && !(name === 'sandbox' && appEnv === 'production'));
}

/**
 * Ends what a killed run left behind, and refuses to start beside a living one or on somebody else's ports.
 * @param {Settings} settings
 * @param {typeof PROGRAMMES} programmes
 */
async function clearTheGround({ dataDir, addresses, appEnv, bind }, programmes) {
  const other = survivor(dataDir, 'supervisor');
  if (other) throw new Error(`Ordago already runs on ${dataDir} (process ${other})`);
  for (const { name } of programmes) {
    const left = survivor(dataDir, name);
    if (left) await endProcess(left);
    forgetProcess(dataDir, name);
  }
  const served = appEnv === 'production' ? addresses.filter(({ name }) => name !== 'sandbox') : addresses;
  for (const { port, variable } of served) {
    if (await staysTaken(port, bind))
      throw new Error(`Port ${port} is taken by ${describePortOwner(port)}: end it, or set ${variable}`);
  }
}

/**
 * A process that was just ended may hold its port for a moment longer than its number.
 * @param {number} port
 * @param {string} bind
 */
async function staysTaken(port, bind) {
  for (let waited = 0; waited < PORT_RELEASE_MS_MAX; waited += 50) {
    if (!(await isPortTaken(port, bind))) return false;
    await sleep(50);
  }
  return true;
}

/** Resolves with null at the first request to stop; a second signal ends the process at once. */
function firstStopRequest() {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.once(name, () => {
        console.log('\nStopping…');
        resolve(null);
      });
    }
    // npm does not hand its own death on: without this check the product would outlive `npm start`.
    if (process.env.npm_lifecycle_event === 'start') {
      const watch = setInterval(() => process.ppid !== parent && resolve(null), 500);
      watch.unref();
    }
  });
}

/**
 * @param {Settings} settings
 * @param {Kept[]} running
 * @param {string} database
 */
function announce({ appEnv, addresses }, running, database) {
  const served = running.map(({ name }) => name);
  console.log(`\nOrdago is serving (${appEnv}; ${database}).\n`);
  for (const { name, label, host, port } of addresses) {
    const programme = ['originals', 'sandbox'].includes(name) ? name : 'server';
    if (served.includes(programme)) console.log(`  ${label.padEnd(12)} http://${host}:${port}`);
  }
  if (appEnv !== 'production') {
    console.log('\n  Players  demo, ana, luis');
    console.log('  Staff    owner, super, admin, cashier');
    console.log('  Password of all of them: Ordago-2026');
  }
  const log = running.find((programme) => programme.log)?.log;
  console.log(`\n  ${log ? `Logs: ${path.dirname(log)}. ` : ''}Stop with Ctrl-C.`);
}
