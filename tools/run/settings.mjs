import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bootstrap.mjs';

/** @typedef {{ name: string, label: string, variable: string, host: string, port: number }} Address */

const ENVIRONMENTS = ['demo', 'test', 'production'];

/** Reads what the supervisor itself must know; the programmes read the rest of the environment themselves. */
export function readSettings(env = process.env) {
  const appEnv = env.APP_ENV || assumedEnvironment(env);
  if (!ENVIRONMENTS.includes(appEnv)) throw new Error(`APP_ENV is ${appEnv}; it must be ${ENVIRONMENTS.join(', ')}`);
  const dataDir = path.resolve(ROOT, env.DATA_DIR ?? '.data');
  return { appEnv, dataDir, bind: env.BIND || '127.0.0.1', addresses: readAddresses(env) };
}

/** Variables of a deployment: whoever sets one does not try a checkout out. */
const OF_DEPLOYMENTS =
  /^(DATABASE_URL|DATABASE_OWNER_URL|METRICS_TOKEN|BIND|TRUSTED_PROXIES|PARTNERS|GAME_PROVIDERS|(XPAY|ODDS_FEED|ORIGINALS|OPERATOR)_URL|\w+_(ORIGIN|SECRET|DATABASE_URL|FRAME_URL))(_FILE)?$/;

/**
 * A bare checkout is a demo. Beside any sign of a deployment nothing is assumed: a variable that was forgotten would open
 * accounts whose passwords everybody knows.
 * @param {NodeJS.ProcessEnv} env
 */
function assumedEnvironment(env) {
  const sign = Object.keys(env).find((name) => env[name] && OF_DEPLOYMENTS.test(name));
  const found = sign ?? (env.NODE_ENV === 'production' ? 'NODE_ENV=production' : null);
  if (found) throw new Error(`APP_ENV: ${found} is set, so state which it is: ${ENVIRONMENTS.join(', ')}`);
  return 'demo';
}

/**
 * The value of a variable, or of the file that `<name>_FILE` names.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 */
export function readVariable(env, name) {
  const file = env[`${name}_FILE`];
  if (file && env[name]) throw new Error(`${name}: given twice, by itself and as a file`);
  return (file ? readFileSync(file, 'utf8').trim() : env[name]) || undefined;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Address[]}
 */
function readAddresses(env) {
  const base = readPort(env, 'PORT', 3000);
  /** @type {Array<[string, string, string, string, number]>} */
  const table = [
    ['player', 'Player site', 'PORT', 'localhost', 0],
    ['sportsbook', 'Sportsbook', 'SPORTSBOOK_PORT', 'sports.localhost', 1],
    ['backOffice', 'Back office', 'BACKOFFICE_PORT', 'staff.localhost', 2],
    ['originals', 'Our games', 'ORIGINALS_PORT', 'games.localhost', 3],
    ['sandbox', 'Sandbox', 'SANDBOX_PORT', 'sandbox.localhost', 100],
  ];
  return table.map(([name, label, variable, host, offset]) => ({
    name,
    label,
    variable,
    host,
    port: readPort(env, variable, base + offset),
  }));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} variable
 * @param {number} fallback
 */
function readPort(env, variable, fallback) {
  const text = env[variable];
  const port = text ? Number(text) : fallback;
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${variable} is ${text ?? fallback}; it must be a port number`);
}
