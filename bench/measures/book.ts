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

/** G17t: time of each invariant on a large book: in full, as by night, and after that, as `/ops/invariants` reads it. */
export async function measureBook({ bookEntries }: Scale): Promise<Figure[]> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-book-'));
  const server = await startPostgres({ dir, database: 'book', fast: true });
  const pool = createPool({ url: server.url, applicationName: 'book', connectionsMax: 1, statementTimeoutMs: 0 });
  try {
    await migrate({ url: server.url, folder: path.resolve('apps/server/db') });
    const entries = await openLargeBook(pool, bookOfEntries(bookEntries));
    // The full reading as the nightly job makes it, then what `/ops/invariants` does after it.
    const full = await readAll(pool, server.pid, FULL_READING);
    await pool.query(A_DAY_PASSES);
    const since = await readAll(pool, server.pid, LATER_READING);
    return figuresOf({ full, since, entries });
  } finally {
    await pool.end();
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

const FULL_READING = 'select ledger.read_in_full($1, now()) as violations';
/** The commands of the book, of which the newest twentieth came after the full reading and its window of 20,000 numbers. */
const A_DAY_PASSES = `update ledger.invariant_reading set op_id = 20000 + (
  select id from ledger.op order by id desc offset (select count(*) / 20 from ledger.op) limit 1)`;
const LATER_READING = 'select coalesce(ledger.violations_since_reading($1), ledger.violations_of($1)) as violations';

async function readAll(pool: Pool, postmaster: number, statement: string): Promise<Timed[]> {
  const registered = await pool.query<{ name: string }>('select name from ledger.invariant order by name');
  const timed: Timed[] = [];
  for (const { name } of registered.rows) {
    const usedBefore = cpuUsedUs(postmaster);
    const began = performance.now();
    const found = await pool.query<{ violations: string }>(statement, [name]);
    const waited = (performance.now() - began) / 1_000;
    const worked = (cpuUsedUs(postmaster) - usedBefore) / MILLION;
    timed.push({ name, violations: Number(found.rows[0]?.violations ?? Number.NaN), waited, worked });
  }
  return timed;
}

interface BookTimes {
  readonly full: readonly Timed[];
  readonly since: readonly Timed[];
  readonly entries: number;
}

function figuresOf({ full, since, entries }: BookTimes): Figure[] {
  const millions = entries / MILLION;
  const sum = (timed: readonly Timed[], of: (one: Timed) => number) => timed.reduce((total, one) => total + of(one), 0);
  const seconds = (what: string, value: number): Figure => ({ goal: 'G17t', what, unit: 's', value: reading(value) });
  const waited = (one: Timed) => one.waited;
  const each = (how: string, timed: readonly Timed[]) =>
    [...timed]
      .sort((a, b) => b.waited - a.waited)
      .map((one) =>
        seconds(`${one.name} ${how}, ${entries} entries; processors ${one.worked.toFixed(2)} s`, one.waited),
      );
  const slowest = Math.max(...since.map(waited));
  return [
    ...each('in full', full),
    ...each('after a full reading', since),
    seconds(`all ${full.length} invariants in full, the nightly reading`, sum(full, waited)),
    seconds(`all ${since.length} invariants after a full reading`, sum(since, waited)),
    {
      ...seconds('slowest invariant after a full reading, per million entries', slowest / millions),
      floor: { atMost: 1 },
    },
    {
      goal: 'G17',
      what: `violations of ${full.length} invariants on a large book, both readings`,
      unit: '',
      value: reading(sum([...full, ...since], ({ violations }) => violations)),
      floor: { atMost: 0 },
    },
  ];
}
