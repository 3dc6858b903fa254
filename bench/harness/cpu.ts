import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

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

/**
 * Measures what other programmes use; the function returned gives their share of the machine since then, from 0 to 1.
 * NaN where the system does not report it. `clients` are further processes of the bench.
 */
export function watchOthers(postmaster: number, clients: readonly number[] = []): () => number {
  const used = () => machineBusyUs() - cpuUsedUs(postmaster) - clients.reduce((sum, pid) => sum + cpuOfUs(pid), 0);
  const usedBefore = used();
  const began = performance.now();
  return () => {
    const elapsedUs = (performance.now() - began) * 1_000;
    return Math.max(0, (used() - usedBefore) / (elapsedUs * os.availableParallelism()));
  };
}

/** The share that others take within a moment. */
export async function othersShareNow(postmaster: number): Promise<number> {
  const share = watchOthers(postmaster);
  await pause(SAMPLE_MS);
  return share();
}

/** Duration of one sample of the machine: thirty ticks. */
const SAMPLE_MS = 300;

/** Processor time of everything on the machine, in microseconds: user, nice, system, interrupts, and what the host took. */
function machineBusyUs(): number {
  try {
    const [, user, nice, system, , , interrupts, softInterrupts, stolen] = readFileSync('/proc/stat', 'utf8').split(
      /\s+/,
    );
    const ticks = [user, nice, system, interrupts, softInterrupts, stolen].map(Number);
    return ticks.reduce((sum, count) => sum + count, 0) * TICK_US;
  } catch {
    return Number.NaN;
  }
}

const cpuOfUs = (pid: number) => ticksOf(pid, false) * TICK_US;

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

/** Fields of /proc/PID/stat, from the state on: its parent comes second, its user time twelfth. */
function fieldsOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It ended while we looked.
    return [];
  }
}
