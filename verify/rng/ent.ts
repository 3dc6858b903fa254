import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { upperTail } from './chi-square.ts';

const INSTRUCTION = `The verification of random numbers needs the programme ent, and it was not found.
  Debian, Ubuntu:  sudo apt-get install ent
  elsewhere:       build it from its author's page, and put it on the PATH`;

/** Findings of `ent` in a stream of bytes. */
export interface EntReport {
  readonly bytes: number;
  /** Bits of entropy in a byte, at most 8. */
  readonly entropy: number;
  /** Chance of a chi-square at least as large over the 256 values. */
  readonly p: number;
  readonly mean: number;
  readonly pi: number;
  readonly correlation: number;
}

/** Finds `ent`, or installs it where that can be done (root on Debian). Null after printing what to do. */
export function ensureEnt(): string | null {
  if (runs()) return 'ent';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing ent…');
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'ent');
    if (runs()) return 'ent';
  }
  console.error(INSTRUCTION);
  return null;
}

/** Measures bytes with `ent -t`, whose answer is a table of comma separated values. */
export function measure(bytes: Uint8Array): EntReport {
  const { stdout, status } = spawnSync('ent', ['-t'], { input: bytes, encoding: 'utf8', maxBuffer: 1 << 20 });
  const [, count, entropy, chi, mean, pi, correlation] = (stdout.split('\n')[1] ?? '').split(',').map(Number);
  if (status !== 0 || count !== bytes.length) throw new Error(`ent gave no answer: ${stdout}`);
  return {
    bytes: count,
    entropy: entropy ?? 0,
    p: upperTail(chi ?? Number.POSITIVE_INFINITY, 255),
    mean: mean ?? 0,
    pi: pi ?? 0,
    correlation: correlation ?? 1,
  };
}

/** Returns the faults of a report, as text; empty when there are none. Bounds are five standard errors, and p as given. */
export function faultsOf(report: EntReport, { pMin }: { pMin: number }): string[] {
  const { bytes, entropy, p, mean, pi, correlation } = report;
  // The mean of a byte strays by 73.9 / √n; π is 4 · the share of points (six bytes each) within the circle.
  const piError = 4 * Math.sqrt(((Math.PI / 4) * (1 - Math.PI / 4)) / (bytes / 6));
  const bounds: readonly [string, boolean][] = [
    // 256 values of n bytes are expected to cost 255 / (2 n ln 2) bits; ten times that is never chance.
    ['entropy', 8 - entropy > Math.max(2_550 / (2 * bytes * Math.LN2), 2e-6)],
    ['chi-square', p < pMin || p > 1 - pMin],
    ['mean', Math.abs(mean - 127.5) > (5 * 73.9) / Math.sqrt(bytes)],
    ['pi', Math.abs(pi - Math.PI) > 5 * piError],
    ['serial correlation', Math.abs(correlation) > 5 / Math.sqrt(bytes)],
  ];
  return bounds.filter(([, isFault]) => isFault).map(([name]) => name);
}

function runs(): boolean {
  return spawnSync('ent', ['-u'], { stdio: 'ignore' }).error === undefined;
}

function apt(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
