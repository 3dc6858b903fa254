import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createPool } from '../../apps/server/src/platform/db/pool.ts';
import { serverProcesses } from '../../bench/harness/cpu.ts';
import { quantile } from '../../bench/harness/statistics.ts';
import { AT, type Books, openBooks } from '../../bench/harness/world.ts';
import { startPostgres } from '../../tools/postgres/index.mjs';
import { freePort } from '../../tools/postgres/processes.mjs';
import { openJournal } from './journal.ts';
import { type Findings, judge } from './judge.ts';
import { type Counts, createLoadClients, type LoadClients } from './load-clients.ts';
import type { Answer, Order } from './orders.ts';

const WORLD = { players: 60, events: 20 };
/** Time that a server works before it is killed, in milliseconds: at random, so that the kill finds it anywhere. */
const WORK_MS_MIN = 200;
const WORK_MS_MAX = 900;

/**
 * Setup in which servers are killed under load: a database, a server process on it, and clients who note what they do.
 */
export interface KillRig {
  /** Kills the server process and starts another; answers the milliseconds until its first answer can come. */
  killServer(): Promise<number>;
  /** Kills every process of PostgreSQL and starts it again on its files. */
  killPostgres(): Promise<number>;
}

export interface Play {
  readonly kills: number;
  readonly kill: (rig: KillRig) => Promise<number>;
  /** Variables of the server process: planted bugs. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Outcome extends Findings {
  readonly counts: Counts;
  readonly restartsMs: readonly number[];
}

/** Kills so many times under load, then lets every order find its answer and holds the books against the journal. */
export async function play({ kills, kill, env = {} }: Play): Promise<Outcome> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-kills-'));
  const start = { dir: path.join(dir, 'cluster'), database: 'kills', port: await freePort() };
  let postgres = await startPostgres(start);
  const { url, folder } = postgres;
  const journal = openJournal(path.join(dir, 'journal'));
  try {
    const books = await prepare(url);
    const clients = createLoadClients(books, journal);
    let server = await startServer({ url, books, clients: clients, env });
    clients.work(server.send);
    const restartsMs: number[] = [];
    const rig: KillRig = {
      async killServer() {
        await server.kill();
        clients.lose();
        const began = performance.now();
        server = await startServer({ url, books, clients: clients, env });
        const tookMs = performance.now() - began;
        clients.work(server.send);
        return tookMs;
      },
      async killPostgres() {
        for (const pid of serverProcesses(postgres.pid)) process.kill(pid, 'SIGKILL');
        const began = performance.now();
        postgres = await startPostgres(start);
        const tookMs = performance.now() - began;
        // The server process lives and tries again by itself; its clients do not wait for that.
        clients.lose();
        clients.work(server.send);
        return tookMs;
      },
    };
    for (let count = 0; count < kills; count += 1) {
      await pause(WORK_MS_MIN + Math.random() * (WORK_MS_MAX - WORK_MS_MIN));
      restartsMs.push(await kill(rig));
    }
    await clients.finish();
    await server.kill();
    return { ...(await inspect(url, books, journal.read())), counts: clients.counts, restartsMs };
  } finally {
    journal.close();
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

/** A migrated database with books in it. */
export async function prepare(url: string): Promise<Books> {
  await migrate({ url });
  return withLedger(url, (pool, ledger) => openBooks(pool, ledger, WORLD));
}

async function inspect(url: string, books: Books, notes: ReturnType<ReturnType<typeof openJournal>['read']>) {
  return withLedger(url, (pool, ledger) => judge(pool, ledger, { books, notes }));
}

async function withLedger<T>(
  url: string,
  work: (pool: ReturnType<typeof createPool>, ledger: ReturnType<typeof createLedger>) => Promise<T>,
): Promise<T> {
  const pool = createPool({ url, applicationName: 'kills-judge', statementTimeoutMs: 0 });
  const ledger = createLedger({ pool, clock: { now: () => AT }, instance: 9 });
  try {
    return await work(pool, ledger);
  } finally {
    await ledger.close();
    await pool.end();
  }
}

interface ServerOptions {
  readonly url: string;
  readonly books: Books;
  readonly clients: LoadClients;
  readonly env: Readonly<Record<string, string>>;
}

interface RunningServer {
  readonly send: (order: Order) => void;
  readonly kill: () => Promise<void>;
}

/** Starts a server process on the books; answers once it takes orders. */
export async function startServer({ url, books, clients, env }: ServerOptions): Promise<RunningServer> {
  const child = fork(path.join(import.meta.dirname, 'worker.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env, DATABASE_URL: url, KILLS_BOOKS: JSON.stringify(books) },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
  });
  let isDead = false;
  child.on('message', (answer: Answer) => {
    // An answer that arrives after the kill was sent before it: it is treated as not received.
    if (!isDead) clients.receiveAnswer(answer);
  });
  return {
    send: (order) => {
      if (!isDead) child.send(order, () => undefined);
    },
    kill: () => {
      isDead = true;
      return killChild(child);
    },
  };
}

/** Kills a child at once; answers once it is gone. */
export function killChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/** Prints an outcome; true when nothing was lost, doubled or broken. */
export function report(title: string, outcome: Outcome): boolean {
  const { counts, lost, doubled, wrongBooks, broken } = outcome;
  const restarts = outcome.restartsMs.toSorted((a, b) => a - b);
  const ms = (share: number) => Math.round(quantile(restarts, share));
  console.log(`${title}: ${restarts.length} kills, restart ${ms(0.5)} ms median, ${ms(0.95)} ms p95`);
  console.log(
    `  acknowledged ${counts.acknowledged}, unanswered ${counts.unanswered}, of those committed ${counts.committedUnheard}`,
  );
  console.log(
    `  lost ${lost}, doubled ${doubled}, wrong books ${wrongBooks}, broken invariants: ${broken.join(', ') || 0}`,
  );
  return lost + doubled + wrongBooks + broken.length === 0 && counts.acknowledged > 0;
}
