import { spawn } from 'node:child_process';
import { closeSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setSessionPriority } from '../priority.mjs';
import { CLEAN_ENV } from './cluster.mjs';
import { openLog } from './log-files.mjs';
import { birthMark, canConnect, commandOf, isAlive, sleep } from './processes.mjs';

/** Time that a server may take to come up, recovery after a crash included. */
const START_SECONDS_MAX = 60;
/** Time that a fast shutdown may take before stop() gives up. */
const STOP_SECONDS_MAX = 30;

/**
 * Reads what PostgreSQL writes about its own server process: number, port, and a word such as `ready`.
 * @param {string} data
 * @returns {{ pid: number, port: number, status: string } | null} null when there is no live server
 */
export function livePostmaster(data) {
  try {
    const lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    const found = { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() };
    return found.pid > 0 && isAlive(found.pid) && isOurs(found.pid, data) ? found : null;
  } catch {
    return null;
  }
}

/**
 * After a reboot the number in an old note may belong to any other process.
 * @param {number} pid
 * @param {string} data
 */
function isOurs(pid, data) {
  const command = commandOf(pid);
  return command === '' || command.includes(data);
}

/**
 * Starts a server process and waits until it takes connections or dies.
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {number} port
 * @param {Record<string, string>} settings
 * @returns {Promise<{ pid: number, port: number } | null>} null when it died
 */
export async function spawnPostmaster(cluster, port, settings) {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(path.join(cluster.folder, 'postgres.log'), 'a');
  const child = spawn(
    path.join(cluster.binaries, 'bin/postgres'),
    ['-D', cluster.data, '-p', String(port), ...options],
    // A process group of its own: Ctrl-C in a terminal reaches us alone, and we stop the database last.
    { ...cluster.identity, env: CLEAN_ENV, cwd: '/', stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  // Its session begins with a priority of its own: one that we were given is passed on.
  if (os.getPriority() > 0) setSessionPriority(child.pid, os.getPriority());
  let isDead = false;
  child.once('exit', () => {
    isDead = true;
  });
  child.once('error', () => {
    isDead = true;
  });
  child.unref();
  for (let waited = 0; !isDead && waited < START_SECONDS_MAX * 1000; waited += 10) {
    const live = livePostmaster(cluster.data);
    if (live?.pid === child.pid && live?.status === 'ready' && (await canConnect(port))) return live;
    await sleep(10);
  }
  if (!isDead) child.kill('SIGINT');
  return null;
}

/**
 * Fast shutdown: sessions are ended, nothing that was committed is lost.
 * @param {number} pid
 */
export async function stopPostmaster(pid) {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited >= STOP_SECONDS_MAX * 1000) throw new Error(`PostgreSQL (process ${pid}) did not stop`);
    await sleep(20);
  }
}

/**
 * Notes the owner of a cluster, which stops it. The note outlives its writer, so the next process can distinguish an
 * orphan from a server that somebody still minds.
 * @param {string} folder
 * @returns {boolean} whether this process is the owner from now on
 */
export function claimOwnership(folder) {
  const note = path.join(folder, 'owner.json');
  const owner = readOwner(note);
  if (owner && owner.pid !== process.pid && isAlive(owner.pid) && owner.born === birthMark(owner.pid)) return false;
  const draft = `${note}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, born: birthMark(process.pid) }));
  renameSync(draft, note);
  return true;
}

/** @param {string} folder */
export function giveUpOwnership(folder) {
  rmSync(path.join(folder, 'owner.json'), { force: true });
}

/** @param {string} note */
function readOwner(note) {
  try {
    return JSON.parse(readFileSync(note, 'utf8'));
  } catch {
    return null;
  }
}
