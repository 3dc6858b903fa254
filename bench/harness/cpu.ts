import { readdirSync, readFileSync } from 'node:fs';

/** Microseconds of one clock tick: Linux counts a hundred per second on every architecture that we run on. */
const TICK_US = 10_000;

/**
 * Processor time, in microseconds, that this process and a PostgreSQL server have used so far, children that ended
 * included. Zero of the server where the system shows no processes.
 */
export function cpuUsedUs(postmaster: number): number {
  const own = process.cpuUsage();
  const server = serverProcesses(postmaster).reduce((sum, pid) => sum + ticksOf(pid, pid === postmaster), 0);
  return own.user + own.system + server * TICK_US;
}

/** The postmaster and its children, found by their parent: `/proc/<pid>/task/<tid>/children` is not on every kernel. */
export function serverProcesses(postmaster: number): number[] {
  const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [postmaster, ...running.map(Number).filter((pid) => Number(fieldsOf(pid)[1]) === postmaster)];
}

/** User and system ticks of a process; of the postmaster those of its ended children as well. */
function ticksOf(pid: number, hasEndedChildren: boolean): number {
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fieldsOf(pid).slice(11, 15).map(Number);
  return user + system + (hasEndedChildren ? endedUser + endedSystem : 0);
}

/** What the system shows of a process, from its state on: its parent comes second, its user time twelfth. */
function fieldsOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It ended while we looked.
    return [];
  }
}
