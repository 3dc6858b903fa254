import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import net from 'node:net';
import { canConnect, commandOf } from '../postgres/processes.mjs';

/** A command line longer than this is cut where it is printed. */
const COMMAND_LENGTH_MAX = 200;
/** State of a listening socket in the kernel's tables. */
const LISTENING = '0A';

/**
 * Returns true if a port cannot be served: somebody answers on it, or the address cannot be listened on.
 * @param {number} port
 * @param {string} [bind] address to be listened on
 */
export async function isPortTaken(port, bind = '127.0.0.1') {
  return (await canConnect(port)) || !(await canListen(port, bind));
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    // Another error (a port below 1024, an address of another machine) is for the programme itself to report.
    server.once('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/**
 * Describes who listens on a port: process number and command where the system shows them, else the account.
 * @param {number} port
 */
export function describePortOwner(port) {
  const owner = portOwner(port);
  if (owner === null) return 'another programme';
  if (owner.pid === null) return `a process of the account ${owner.account}`;
  const command = owner.command.slice(0, COMMAND_LENGTH_MAX);
  return `process ${owner.pid}${command && ` (${command})`}${owner.account && ` of the account ${owner.account}`}`;
}

/**
 * Returns the process that listens on a port; `pid` is null when it is another account's and hidden, the answer is null
 * where the system shows nothing.
 * @param {number} port
 * @returns {{ pid: number | null, command: string, account: string } | null}
 */
export function portOwner(port) {
  if (process.platform !== 'linux') return listedOwner(port);
  const sockets = listeningSockets(port);
  const [first] = sockets;
  if (!first) return null;
  const pid = holderOf(new Set(sockets.map(({ inode }) => `socket:[${inode}]`)));
  return { pid, command: pid === null ? '' : commandOf(pid), account: accountOf(first.uid) };
}

/**
 * Rows of the kernel's tables of sockets that listen on a port, on whatever address.
 * @param {number} port
 */
function listeningSockets(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    linesOf(table)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local = '', , state]) => state === LISTENING && local.endsWith(`:${hex}`))
      .map((fields) => ({ uid: fields[7] ?? '', inode: fields[9] ?? '' })),
  );
}

/**
 * @param {Set<string>} links
 * @returns {number | null}
 */
function holderOf(links) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = pids.find((pid) => openFilesOf(pid).some((link) => links.has(link)));
  return found === undefined ? null : Number(found);
}

/** @param {string} pid */
function openFilesOf(pid) {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).map((file) => linkAt(`${folder}/${file}`));
  } catch {
    // It ended meanwhile, or belongs to another account.
    return [];
  }
}

/** @param {string} file */
function linkAt(file) {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}

/** @param {string} uid */
function accountOf(uid) {
  const entry = linesOf('/etc/passwd').find((line) => line.split(':')[2] === uid);
  return entry?.split(':')[0] ?? uid;
}

/** @param {string} file */
function linesOf(file) {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/**
 * The owner as the tools of macOS and Windows list it.
 * @param {number} port
 */
function listedOwner(port) {
  if (process.platform === 'win32') {
    const rows = linesOfRun('netstat', ['-ano', '-p', 'TCP']).map((line) => line.trim().split(/\s+/));
    const row = rows.find(([, local = '', , state]) => state === 'LISTENING' && local.endsWith(`:${port}`));
    return row?.[4] ? { pid: Number(row[4]), command: '', account: '' } : null;
  }
  const lines = linesOfRun('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-FpcL']);
  const field = (/** @type {string} */ letter) => lines.find((line) => line.startsWith(letter))?.slice(1) ?? '';
  return field('p') ? { pid: Number(field('p')), command: field('c'), account: field('L') } : null;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function linesOfRun(command, args) {
  return (spawnSync(command, args, { encoding: 'utf8', timeout: 5_000 }).stdout ?? '').split('\n');
}
