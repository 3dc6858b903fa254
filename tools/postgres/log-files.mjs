import { fchmodSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';

/** A log is read by its account and its group; whoever else is on the machine does not read it. */
const MODE = 0o640;

/**
 * Opens a log file, and its folder where that is missing. A file of an earlier version is closed to others too.
 * @param {string} file
 * @param {'a' | 'w'} flags
 */
export function openLog(file, flags) {
  mkdirSync(path.dirname(file), { recursive: true });
  const log = openSync(file, flags, MODE);
  fchmodSync(log, MODE);
  return log;
}
