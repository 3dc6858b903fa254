import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ROOT } from './bootstrap.mjs';
import { LEFT_OUT } from './left-out.mjs';
import { setSessionPriority } from './priority.mjs';

/**
 * One programme of a run: a name, and the arguments that Node is started with. One on a side track starts when its turn
 * comes and runs beside those that follow, one after the other on its track; it prints its output at its end. A patient
 * one takes what the others leave of the processors.
 * @typedef {{ name: string, args: string[], env?: Record<string, string>, track?: string, isPatient?: boolean }} Stage
 */

/** The lowest priority there is: browsers, which mostly wait, hardly notice what runs beside them. */
const PATIENT = 19;

/** Amount of a failed programme's output that is repeated at the end, where a cut-off log still shows it. */
const LINES_AT_THE_END = 60;

/** Line by which a programme says what it left out, all of it or a part: the end of the run repeats it. */
const LEFT_OUT_LINE = /^LEFT OUT: .+$/gm;

/**
 * Runs programmes in their order, goes on after a failure, and ends with a line for each.
 * @param {Stage[]} stages
 * @returns {Promise<boolean>} whether all of them succeeded
 */
export async function runStages(stages) {
  /** @type {Map<string, string>} */
  const lines = new Map(stages.map(({ name }) => [name, '']));
  /** @type {Map<string, string>} */
  const failures = new Map();
  let isGreen = true;
  const run = async (/** @type {Stage} */ stage) => {
    if (!stage.track) console.log(`\n── ${stage.name} ──`);
    const began = performance.now();
    const { code, output } = await runNode(stage);
    const isPassed = code === 0 || code === LEFT_OUT;
    if (!isPassed) failures.set(stage.name, output);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    isGreen &&= isPassed;
    const verdict = code === LEFT_OUT ? 'LEFT OUT' : code === 0 ? 'ok' : 'FAILED';
    const without = [...output.matchAll(LEFT_OUT_LINE)].map(([line]) => `  ${line.trim()}`).join('');
    lines.set(stage.name, `${verdict.padEnd(8)} ${stage.name.padEnd(16)} ${seconds.padStart(6)} s${without}`);
  };
  /** @type {Map<string, Promise<void>>} */
  const tracks = new Map();
  for (const stage of stages) {
    if (stage.track)
      tracks.set(
        stage.track,
        (tracks.get(stage.track) ?? Promise.resolve()).then(() => run(stage)),
      );
    else await run(stage);
  }
  await Promise.all(tracks.values());
  for (const [name, output] of failures) console.log(`\n── the end of the output of ${name} ──\n${endOf(output)}`);
  console.log(`\n${[...lines.values()].join('\n')}`);
  return isGreen;
}

/**
 * @param {Stage} stage
 * @returns {Promise<{ code: number, output: string }>} how it ended, and all that it printed
 */
async function runNode({ name, args, env = {}, track, isPatient = false }) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isPatient,
  });
  if (isPatient) setSessionPriority(child.pid, PATIENT);
  if (!track) {
    child.stdout.pipe(process.stdout, { end: false });
    child.stderr.pipe(process.stderr, { end: false });
  }
  const parts = Promise.all([text(child.stdout), text(child.stderr)]);
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on('SIGTERM', forward);
  // One in a session of its own receives no signals of the terminal.
  if (isPatient) process.on('SIGINT', forward);
  /** @type {number} */
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (ended) => resolve(ended ?? 1));
  });
  process.off('SIGTERM', forward);
  process.off('SIGINT', forward);
  const output = (await parts).join('');
  if (track) console.log(`\n── ${name} ──\n${output}`);
  return { code, output };
}

/** The last lines of a text, where a programme names what failed. */
function endOf(/** @type {string} */ output) {
  return output.trimEnd().split('\n').slice(-LINES_AT_THE_END).join('\n');
}
