import path from 'node:path';
import { ROOT } from '../bootstrap.mjs';

/** @typedef {{ name: string, label: string, variable: string, host: string, port: number }} Address */

const ENVIRONMENTS = ['demo', 'test', 'production'];

/** Reads what the supervisor itself must know; the programmes read the rest of the environment themselves. */
export function readSettings(env = process.env) {
  const appEnv = env.APP_ENV ?? 'demo';
  if (!ENVIRONMENTS.includes(appEnv)) throw new Error(`APP_ENV is ${appEnv}; it must be ${ENVIRONMENTS.join(', ')}`);
  const dataDir = path.resolve(ROOT, env.DATA_DIR ?? '.data');
  return { appEnv, dataDir, addresses: readAddresses(env) };
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
