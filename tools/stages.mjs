import { spawn } from 'node:child_process';
import { ROOT } from './bootstrap.mjs';

/**
 * One programme of a run: a name, and the arguments that Node is started with.
 * @typedef {{ name: string, args: string[], env?: Record<string, string> }} Stage
 */

/**
 * Runs programmes one after the other, goes on after a failure, and ends with a line for each.
 * @param {Stage[]} stages
 * @returns {Promise<boolean>} whether all of them succeeded
 */
export async function runStages(stages) {
  const lines = [];
  let isGreen = true;
  for (const stage of stages) {
    console.log(`\n── ${stage.name} ──`);
    const began = performance.now();
    const code = await runNode(stage);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    isGreen &&= code === 0;
    lines.push(`${code === 0 ? 'ok    ' : 'FAILED'} ${stage.name.padEnd(16)} ${seconds.padStart(6)} s`);
  }
  console.log(`\n${lines.join('\n')}`);
  return isGreen;
}

/** @param {Stage} stage */
function runNode({ args, env = {} }) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on('SIGTERM', forward);
  return new Promise((resolve) => {
    const end = (/** @type {number} */ code) => {
      process.off('SIGTERM', forward);
      resolve(code);
    };
    child.once('error', () => end(1));
    child.once('exit', (code) => end(code ?? 1));
  });
}
