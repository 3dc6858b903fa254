import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createPool } from '../../apps/server/src/platform/db/pool.ts';
import { startPostgres } from '../../tools/postgres/index.mjs';
import { bookOfEntries, openLargeBook } from '../books/large-book.ts';
import { cpuUsedUs } from '../harness/cpu.ts';
import { type Figure, reading } from '../harness/figures.ts';
import type { Scale } from './scale.ts';

const MILLION = 1_000_000;

/** Reading of one invariant. */
interface Timed {
  readonly name: string;
  readonly violations: number;
  /** Seconds that a caller waits. */
  readonly waited: number;
  /** Seconds of the processors that the server used, those of its parallel workers included. */
  readonly worked: number;
}

/** G17t: what each invariant takes on a large book, read as `/ops/invariants` reads it. */
export async function measureBook({ bookEntries }: Scale): Promise<Figure[]> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-book-'));
  const server = await startPostgres({ dir, database: 'book', fast: true });
  const pool = createPool({ url: server.url, applicationName: 'book', connectionsMax: 1, statementTimeoutMs: 0 });
  try {
    await migrate({ url: server.url, folder: path.resolve('apps/server/db') });
    const entries = await openLargeBook(pool, bookOfEntries(bookEntries));
    const timed = await readAll(pool, server.pid);
    return figuresOf(timed, entries);
  } finally {
    await pool.end();
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function readAll(pool: Pool, postmaster: number): Promise<Timed[]> {
  const registered = await pool.query<{ name: string }>('select name from ledger.invariant order by name');
  const timed: Timed[] = [];
  for (const { name } of registered.rows) {
    const usedBefore = cpuUsedUs(postmaster);
    const began = performance.now();
    const found = await pool.query<{ violations: string }>('select ledger.violations_of($1) as violations', [name]);
    const waited = (performance.now() - began) / 1_000;
    const worked = (cpuUsedUs(postmaster) - usedBefore) / MILLION;
    timed.push({ name, violations: Number(found.rows[0]?.violations ?? Number.NaN), waited, worked });
  }
  return timed;
}

function figuresOf(timed: readonly Timed[], entries: number): Figure[] {
  const millions = entries / MILLION;
  const sum = (of: (one: Timed) => number) => timed.reduce((total, one) => total + of(one), 0);
  const slowest = Math.max(...timed.map(({ waited }) => waited));
  const each = [...timed]
    .sort((a, b) => b.waited - a.waited)
    .map(({ name, waited, worked }): Figure => {
      const what = `${name}, ${Math.round(entries)} entries; processors ${worked.toFixed(2)} s`;
      return { goal: 'G17t', what, unit: 's', value: reading(waited) };
    });
  return [
    ...each,
    { goal: 'G17t', what: `all ${timed.length} invariants`, unit: 's', value: reading(sum(({ waited }) => waited)) },
    {
      goal: 'G17t',
      what: 'slowest invariant, per million entries',
      unit: 's',
      value: reading(slowest / millions),
      floor: { atMost: 1 },
    },
    {
      goal: 'G17',
      what: `violations of ${timed.length} invariants on a large book`,
      unit: '',
      value: reading(sum(({ violations }) => violations)),
      floor: { atMost: 0 },
    },
  ];
}
