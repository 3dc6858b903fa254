import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { ROOT, writeAtomically } from '../bootstrap.mjs';
import { openLog } from '../postgres/log-files.mjs';
import { birthMark, isAlive, sleep } from '../postgres/processes.mjs';
import { describePortOwner, portOwner } from './port-owner.mjs';

/** Makes stacks name our sources. */
const SOURCE_POSITIONS = path.join(ROOT, 'tools/run/source-positions.cjs');

/** Time that a programme may take to serve: the first start of a demo fills its database. */
const SERVE_SECONDS_MAX = 180;
/** Time that a programme may take to finish its requests; the server itself allows them 15 seconds. */
const STOP_SECONDS_MAX = 25;

/**
 * @typedef {object} Programme
 * @property {string} name
 * @property {string} entry the bundle
 * @property {number} port where /healthz answers
 * @property {NodeJS.ProcessEnv} env
 */

/**
 * Starts a programme in a process group of its own, so that Ctrl-C reaches the supervisor alone, and notes its number,
 * so that the next start finds it should the supervisor be killed.
 * @param {Programme} programme
 * @param {{ dataDir: string, isLoud: boolean, isAgain?: boolean }} options isLoud shows its output instead of keeping it in a
 * file; isAgain keeps what the file has of the run before
 */
export function startProgramme({ name, entry, port, env }, { dataDir, isLoud, isAgain = false }) {
  const log = path.join(dataDir, 'logs', `${name}.log`);
  const output = isLoud ? 'inherit' : openLog(log, isAgain ? 'a' : 'w');
  const child = spawn(process.execPath, ['--require', SOURCE_POSITIONS, entry], {
    env,
    detached: true,
    stdio: ['ignore', output, output],
  });
  if (typeof output === 'number') closeSync(output);
  const pid = child.pid ?? 0;
  noteProcess(dataDir, name, pid);
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGTERM' ? 0 : 1)));
    child.once('error', () => resolve(1));
  });
  ended.then(() => forgetProcess(dataDir, name));
  const stop = () => endProcess(pid);
  return { name, pid, port, log: isLoud ? '' : log, ended, stop };
}

/**
 * Waits until a programme answers on /healthz; an answer of somebody else on its port is none.
 * @param {{ name: string, port: number, pid: number }} programme
 * @param {{ isGivenUp: () => boolean }} options
 */
export async function untilServing({ name, port, pid }, { isGivenUp }) {
  const until = Date.now() + SERVE_SECONDS_MAX * 1000;
  while (Date.now() < until && !isGivenUp()) {
    if (await isHealthy(port)) {
      const owner = portOwner(port);
      if (owner === null || owner.pid === pid) return;
      if (owner.pid !== null) throw new Error(`Port ${port} of ${name} is taken by ${describePortOwner(port)}`);
    }
    await sleep(50);
  }
  if (!isGivenUp()) throw new Error(`${name} did not answer on port ${port} within ${SERVE_SECONDS_MAX} seconds`);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isHealthy(port) {
  return new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: '/healthz', timeout: 2000, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}

/**
 * Asks a process to end and, when it does not, ends it.
 * @param {number} pid
 */
export async function endProcess(pid) {
  signal(pid, 'SIGTERM');
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited >= STOP_SECONDS_MAX * 1000) signal(pid, 'SIGKILL');
    await sleep(20);
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in the meantime.
  }
}

/**
 * @param {string} dataDir
 * @param {string} name
 * @param {number} pid
 */
export function noteProcess(dataDir, name, pid) {
  mkdirSync(path.join(dataDir, 'run'), { recursive: true });
  writeAtomically(noteOf(dataDir, name), JSON.stringify({ pid, born: birthMark(pid) }));
}

/**
 * @param {string} dataDir
 * @param {string} name
 */
export function forgetProcess(dataDir, name) {
  try {
    rmSync(noteOf(dataDir, name), { force: true });
  } catch {
    // With the folder, or the disk that held it, the note is gone as well.
  }
}

/**
 * The noted process of an earlier run, if it still lives.
 * @param {string} dataDir
 * @param {string} name
 * @returns {number | null}
 */
export function survivor(dataDir, name) {
  try {
    const { pid, born } = JSON.parse(readFileSync(noteOf(dataDir, name), 'utf8'));
    return pid !== process.pid && isAlive(pid) && birthMark(pid) === born ? pid : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} dataDir
 * @param {string} name
 */
function noteOf(dataDir, name) {
  return path.join(dataDir, 'run', `${name}.json`);
}
