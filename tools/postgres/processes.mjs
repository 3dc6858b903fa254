import { readFileSync } from 'node:fs';
import net from 'node:net';

/** @param {number} ms */
export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Returns true if a process runs. A zombie (killed, not yet collected by its parent) counts as gone.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EPERM') return false;
  }
  return procStat(pid)?.state !== 'Z';
}

/**
 * A mark that distinguishes a process from a later one that was given the same number: its start tick where the system
 * shows it, otherwise an empty text.
 * @param {number} pid
 */
export function birthMark(pid) {
  return procStat(pid)?.startTick ?? '';
}

/**
 * The command line of a process, or an empty text where the system does not show it.
 * @param {number} pid
 */
export function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** @param {number} port */
export function canConnect(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', timeout: 1000 });
    const answer = (/** @type {boolean} */ open) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
  });
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** @param {number} pid */
function procStat(pid) {
  try {
    // The second field is the command in brackets and may hold spaces; what follows the last bracket is regular.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0], startTick: fields[19] };
  } catch {
    return null;
  }
}
