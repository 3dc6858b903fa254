import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { startProgramme, untilServing } from './programme.mjs';

/** Wait before the first restart of a row; each further one waits twice as long as the one before. */
const RESTART_MS_MIN = 250;
/** The longest wait between two restarts. */
const RESTART_MS_MAX = 30_000;
/** Time of service after which the next end begins a new row. */
const SOUND_MS_MIN = 5_000;
/** Lines of a programme's log that are printed at its end. */
const LOG_LINES = 20;
/** A line longer than this is cut where it is printed; the log has it whole. */
const LINE_LENGTH_MAX = 500;

/**
 * Returns the wait before a restart, in milliseconds: a quarter of a second, then doubled, half a minute at most.
 * @param {number} restarts those of this row that came before
 */
export function restartWaitMs(restarts) {
  return Math.min(RESTART_MS_MAX, RESTART_MS_MIN * 2 ** restarts);
}

/**
 * Keeps a programme running: starts it, and starts it again with growing waits whenever it ends. One that ends before it
 * ever served is not started again: it would end by the same mistake.
 * @param {import('./programme.mjs').Programme} programme
 * @param {{ dataDir: string, isLoud: boolean, print?: (line: string) => void }} options
 */
export function keepProgramme(programme, { print = console.error, ...options }) {
  const { name } = programme;
  const stopped = new AbortController();
  let running = startProgramme(programme, options);
  const { log } = running;

  /** Resolves once the process of the moment serves; rejects when it ends before that. */
  const untilItServes = async () => {
    let isOver = false;
    const ended = running.ended.finally(() => {
      isOver = true;
    });
    await untilServing({ ...programme, pid: running.pid }, { isGivenUp: () => isOver || stopped.signal.aborted });
    if (isOver && !stopped.signal.aborted) throw new Error(farewell(name, log, await ended));
  };
  /** Starts it once more; answers when it began to serve, or null when it did not. */
  const startAgain = async () => {
    const begun = performance.now();
    try {
      // It may not even start: a disk that is full or gone lets nobody open its log.
      running = startProgramme(programme, { ...options, isAgain: true });
      await untilItServes();
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
      // One that hangs is ended; one that ended stays so.
      await running.stop();
      return null;
    }
    if (!stopped.signal.aborted) print(`${name} serves again, ${secondsSince(begun)} s after it was started.`);
    return Date.now();
  };
  const attend = async () => {
    /** @type {number | null} */
    let servedFrom = Date.now();
    for (let restarts = 0; ; restarts += 1) {
      const code = await running.ended;
      if (stopped.signal.aborted) return;
      // Of one that never served the reason was printed when that was seen.
      if (servedFrom !== null) print(farewell(name, log, code));
      if (servedFrom !== null && Date.now() - servedFrom >= SOUND_MS_MIN) restarts = 0;
      const waitMs = restartWaitMs(restarts);
      print(`${name} starts again in ${waitMs / 1_000} s.`);
      await pause(waitMs, stopped.signal);
      if (stopped.signal.aborted) return;
      servedFrom = await startAgain();
    }
  };
  const serving = untilItServes();
  const attended = serving.then(attend, () => undefined);

  return {
    name,
    log,
    /** Resolves once it serves for the first time; rejects when it ends before that. */
    serving,
    stop: async () => {
      stopped.abort();
      await running.stop();
      await attended;
    },
  };
}

/**
 * Watches a database server and starts it again with growing waits whenever it is gone.
 * @param {import('./databases.mjs').Databases} databases
 * @param {{ print?: (line: string) => void, everyMs?: number }} [options] everyMs is the time between two looks
 */
export function keepDatabases(databases, { print = console.error, everyMs = 100 } = {}) {
  const stopped = new AbortController();
  const attend = async () => {
    for (let restarts = 0; !stopped.signal.aborted; ) {
      await pause(everyMs, stopped.signal);
      if (stopped.signal.aborted || databases.isAlive()) continue;
      const begun = performance.now();
      print('PostgreSQL is gone; it is started again.');
      try {
        await databases.restart();
        restarts = 0;
        print(`PostgreSQL answers again after ${secondsSince(begun)} s.`);
      } catch (error) {
        const waitMs = restartWaitMs(restarts);
        restarts += 1;
        print(`${error instanceof Error ? error.message : error}; the next attempt is in ${waitMs / 1_000} s.`);
        await pause(waitMs, stopped.signal);
      }
    }
  };
  const attended = attend();
  return {
    stop: async () => {
      stopped.abort();
      await attended;
    },
  };
}

/**
 * The sentence about an end, with the last lines of the log, where the reason is.
 * @param {string} name
 * @param {string} log
 * @param {number} code
 */
function farewell(name, log, code) {
  const lines = lastLines(log).map((line) => line.slice(0, LINE_LENGTH_MAX));
  return [`${name} ended with code ${code}.`, ...lines].join('\n').trimEnd();
}

/**
 * The last lines of a log; none where there is no log, or none any more.
 * @param {string} log
 */
function lastLines(log) {
  try {
    return log ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LOG_LINES) : [];
  } catch {
    return [];
  }
}

/** @param {number} begun */
function secondsSince(begun) {
  return ((performance.now() - begun) / 1_000).toFixed(1);
}

/**
 * @param {number} ms
 * @param {AbortSignal} signal ends the wait early
 */
async function pause(ms, signal) {
  try {
    await setTimeout(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
