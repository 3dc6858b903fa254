import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Accounts that PostgreSQL may run as when the caller is root, in order of preference. */
const UNPRIVILEGED = ['postgres', 'nobody'];

/**
 * The account that PostgreSQL runs as. PostgreSQL refuses to run as root, so root lends it an existing account;
 * everybody else runs it as themselves (null).
 * @returns {{ name: string, uid: number, gid: number } | null}
 */
export function databaseAccount() {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of UNPRIVILEGED) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { name, uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(`PostgreSQL cannot run as root, and none of these accounts exists: ${UNPRIVILEGED.join(', ')}`);
}

/**
 * Returns true if any account may pass through a folder and all its parents: a checkout under a 0700 home is closed
 * to the account that root lends.
 * @param {string} folder
 */
export function isOpenToAll(folder) {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}
