import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { birthMark, isAlive, sleep } from './postgres/processes.mjs';

/** Time that a programme waits for the one before it. */
const WAIT_MS_MAX = 30 * 60_000;
const RETRY_MS = 500;

/** One per machine, whatever the checkout: a folder, since making one is atomic everywhere. */
const LOCK = path.join(os.tmpdir(), 'ordago-machine.lock');
const HOLDER = path.join(LOCK, 'holder');

/**
 * Runs `work` alone among all that ask for the machine: benches and kill programmes of any checkout. What two of them
 * measured beside each other would mean nothing.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withMachineLock(work) {
  await takeLock();
  const release = () => rmSync(LOCK, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

async function takeLock() {
  for (let waited = 0; waited < WAIT_MS_MAX; waited += RETRY_MS) {
    if (tryLock()) return;
    if (waited === 0) console.log('waiting for the machine: another bench or kill programme is running');
    // A holder that was killed left its folder behind.
    if (!holderLives()) rmSync(LOCK, { recursive: true, force: true });
    await sleep(RETRY_MS);
  }
  throw new Error(`the machine was not free within ${WAIT_MS_MAX / 60_000} minutes: ${LOCK}`);
}

function tryLock() {
  try {
    mkdirSync(LOCK);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(HOLDER, `${process.pid} ${birthMark(process.pid)}`);
  return true;
}

function holderLives() {
  try {
    const [pid, mark] = readFileSync(HOLDER, 'utf8').split(' ');
    return isAlive(Number(pid)) && birthMark(Number(pid)) === mark;
  } catch {
    // Just made, its holder not yet written: it counts as alive until the next check finds it so again.
    return true;
  }
}
