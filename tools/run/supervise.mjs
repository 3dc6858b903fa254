import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { canConnect, sleep } from '../postgres/processes.mjs';
import { openDatabases } from './databases.mjs';
import { endProcess, forgetProcess, noteProcess, startProgramme, survivor, untilServing } from './programme.mjs';
import { readSettings } from './settings.mjs';

/** The order of a shutdown as well: the server first, while the third parties it talks to still answer. */
const PROGRAMMES = [
  { name: 'server', address: 'player' },
  { name: 'originals', address: 'originals' },
  { name: 'sandbox', address: 'sandbox' },
].map((programme) => ({ ...programme, entry: path.join(ROOT, 'apps', programme.name, 'dist/main.mjs') }));

/** Time that a port may take to become free. */
const PORT_RELEASE_MS_MAX = 2_000;

/** @typedef {ReturnType<typeof readSettings>} Settings */
/** @typedef {ReturnType<typeof startProgramme>} Running */

/**
 * Runs the product until a signal arrives or a programme ends, then stops everything, the database last. Nothing is
 * restarted in silence: a programme that dies ends the run.
 * @param {typeof PROGRAMMES} programmes
 * @returns {Promise<number>} the exit code
 */
export async function supervise(programmes = PROGRAMMES) {
  const settings = readSettings();
  await clearTheGround(settings, programmes);
  noteProcess(settings.dataDir, 'supervisor', process.pid);
  const stopRequest = firstStopRequest();
  const databases = await openDatabases(settings.dataDir);
  /** @type {Running[]} */
  const running = [];
  try {
    running.push(...startAll(settings, programmes, databases.urls));
    const deaths = running.map(async (programme) => ({ programme, code: await programme.ended }));
    const end = Promise.race([stopRequest, ...deaths]);
    let isOver = false;
    end.then(() => {
      isOver = true;
    });
    await Promise.all(running.map((programme) => untilServing(programme, { isGivenUp: () => isOver })));
    if (!isOver) announce(settings, running, databases.origin);
    const outcome = await end;
    return outcome === null ? 0 : mourn(outcome.programme, outcome.code);
  } finally {
    for (const programme of running) await programme.stop();
    await databases.stop();
    forgetProcess(settings.dataDir, 'supervisor');
  }
}

/**
 * @param {Settings} settings
 * @param {typeof PROGRAMMES} programmes
 * @param {Record<string, string>} urls
 */
function startAll(settings, programmes, urls) {
  const ports = Object.fromEntries(settings.addresses.map(({ variable, port }) => [variable, String(port)]));
  const { APP_ENV = settings.appEnv, DATA_DIR = settings.dataDir, ...rest } = process.env;
  const common = { ...rest, ...ports, APP_ENV, DATA_DIR };
  return startable(settings, programmes).map(({ name, entry, port }) => {
    // Sandbox and originals keep books of their own and never see the server's.
    const own = `${name.toUpperCase()}_DATABASE_URL`;
    const database =
      name === 'server' ? { DATABASE_URL: urls.DATABASE_URL } : { [own]: urls[own], DATABASE_URL: undefined };
    const programme = { name, entry, port, env: { ...common, ...database } };
    return startProgramme(programme, { dataDir: settings.dataDir, isLoud: settings.appEnv === 'production' });
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
async function clearTheGround({ dataDir, addresses, appEnv }, programmes) {
  const other = survivor(dataDir, 'supervisor');
  if (other) throw new Error(`Ordago already runs on ${dataDir} (process ${other})`);
  for (const { name } of programmes) {
    const left = survivor(dataDir, name);
    if (left) await endProcess(left);
    forgetProcess(dataDir, name);
  }
  const served = appEnv === 'production' ? addresses.filter(({ name }) => name !== 'sandbox') : addresses;
  for (const { port, variable } of served) {
    if (await staysTaken(port)) throw new Error(`Port ${port} is taken by another programme: set ${variable}`);
  }
}

/**
 * A process that was just ended may hold its port for a moment longer than its number.
 * @param {number} port
 */
async function staysTaken(port) {
  for (let waited = 0; waited < PORT_RELEASE_MS_MAX; waited += 50) {
    if (!(await canConnect(port))) return false;
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
 * @param {Running[]} running
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

/**
 * @param {Running} programme
 * @param {number} code
 */
async function mourn({ name, log }, code) {
  console.error(`${name} ended with code ${code}; stopping the rest.`);
  // Its last lines may still be on their way to the file.
  await sleep(50);
  if (log) console.error(readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20).join('\n'));
  return code === 0 ? 1 : code;
}
