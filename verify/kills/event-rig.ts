import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createPool } from '../../apps/server/src/platform/db/pool.ts';
import { serverProcesses } from '../../bench/harness/cpu.ts';
import { startPostgres } from '../../tools/postgres/index.mjs';
import { freePort } from '../../tools/postgres/processes.mjs';
import { startEmitters } from './emitters.ts';
import { TABLES } from './event-handlers.ts';
import { type EventFindings, judgeEvents } from './event-judge.ts';
import { openJournal } from './journal.ts';
import { killChild, prepare, startServer } from './kill-rig.ts';
import { createLoadClients } from './load-clients.ts';
import { startScenarios } from './scenarios/index.ts';

/** Relays that run side by side. */
const RELAYS = 2;
/** Time that all work before one is killed, in milliseconds: at random, so that the kill finds it anywhere. */
const WORK_MS_MIN = 100;
const WORK_MS_MAX = 600;
/** Time without kills at the beginning, to see how soon events are handled. */
const QUIET_MS = 5_000;

/** Share of the writers' transactions that stay open while something is killed. */
const OPEN = 0.2;

export type Victim = 'relay' | 'handler' | 'postgres';

export interface EventOutcome extends EventFindings {
  readonly kills: Readonly<Record<Victim, number>>;
  /** Ages of events when they were handled while nothing was killed, in milliseconds: from the writing, before the commit. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Commands and events in a second of that time. */
  readonly perSecond: number;
}

/** Kills each victim so many times under load, in an order of chance, then holds what was handled against what happened. */
export async function playEvents(killsOfEach: number): Promise<EventOutcome> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-event-kills-'));
  const start = { dir: path.join(dir, 'cluster'), database: 'kills', port: await freePort() };
  const cluster = { postgres: await startPostgres(start) };
  const { url, folder } = cluster.postgres;
  const journal = openJournal(path.join(dir, 'journal'));
  const pool = createPool({ url, applicationName: 'kills-rig', connectionsMax: 10, statementTimeoutMs: 0 });
  const scenarioPool = createPool({
    url,
    applicationName: 'kills-scenarios',
    connectionsMax: 12,
    statementTimeoutMs: 0,
  });
  const killPostgres = async () => {
    for (const pid of serverProcesses(cluster.postgres.pid)) process.kill(pid, 'SIGKILL');
    cluster.postgres = await startPostgres(start);
  };
  try {
    const books = await prepare(url);
    await pool.query(TABLES);
    const clients = createLoadClients(books, journal);
    const server = await startServer({ url, books, clients, env: {} });
    const relays = await Promise.all(Array.from({ length: RELAYS }, () => startRelay(url)));
    clients.work(server.send);
    const scenarios = await startScenarios(scenarioPool, { books, url });
    const quiet = await watchQuietly(pool);
    const emitters = startEmitters(pool, { open: OPEN });
    const killDatabase = async () => {
      await killPostgres();
      // The server process tries again by itself; its clients ask again.
      clients.lose();
      clients.work(server.send);
    };
    const kills = await killInTurn(killsOfEach, { relays, url, killDatabase });
    await Promise.all([emitters.stop(), scenarios.stop()]);
    await clients.finish();
    await Promise.all([server.kill(), ...relays.map(killChild)]);
    return { ...(await judgeEvents(pool)), kills, ...quiet };
  } finally {
    await Promise.all([pool.end(), scenarioPool.end()]);
    journal.close();
    await cluster.postgres.stop();
    await rm(dir, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures the delay until events are handled under load while nothing is killed. */
async function watchQuietly(pool: Pool) {
  const emitters = startEmitters(pool, { open: 0 });
  await pause(QUIET_MS);
  const ages = await agesOf(pool);
  await emitters.stop();
  return ages;
}

interface Victims {
  readonly relays: ChildProcess[];
  readonly url: string;
  readonly killDatabase: () => Promise<void>;
}

async function killInTurn(each: number, { relays, url, killDatabase }: Victims): Promise<Record<Victim, number>> {
  const kills: Record<Victim, number> = { relay: 0, handler: 0, postgres: 0 };
  for (const victim of inSomeOrder(each)) {
    await pause(WORK_MS_MIN + Math.random() * (WORK_MS_MAX - WORK_MS_MIN));
    if (victim === 'postgres') await killDatabase();
    else await killRelay(relays, { victim, url });
    kills[victim] += 1;
  }
  return kills;
}

function inSomeOrder(each: number): Victim[] {
  const victims: Victim[] = ['relay', 'handler', 'postgres'];
  const all = victims.flatMap((victim) => Array.from({ length: each }, () => ({ victim, at: Math.random() })));
  return all.toSorted((a, b) => a.at - b.at).map(({ victim }) => victim);
}

/** Kills a relay from outside, or all of them in the middle of a handler: the one that handles dies, and then the next. */
async function killRelay(relays: ChildProcess[], { victim, url }: { victim: Victim; url: string }): Promise<void> {
  if (victim === 'relay') {
    const place = Math.floor(Math.random() * relays.length);
    await killChild(relays[place] as ChildProcess);
    relays[place] = await startRelay(url);
    return;
  }
  await Promise.all(relays.map(dieInHandler));
  const fresh = await Promise.all(relays.map(() => startRelay(url)));
  for (const [place, relay] of fresh.entries()) relays[place] = relay;
}

async function dieInHandler(relay: ChildProcess): Promise<void> {
  relay.removeAllListeners('exit');
  const gone = new Promise<void>((resolve) => relay.once('exit', () => resolve()));
  relay.send('die');
  await gone;
}

function startRelay(url: string): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'relay-worker.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: url },
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`the relay ended with ${code} before it was ready`)));
  });
}

async function agesOf(pool: Pool) {
  const { rows } = await pool.query<{ p50: number; p99: number; events: string }>(
    `select percentile_cont(0.5) within group (order by age) as p50, percentile_cont(0.99) within group (order by age) as p99,
       (select count(*) from kills.handled where handled_at > now() - make_interval(secs => $1)) as events
     from (select 1000 * extract(epoch from handled_at - happened_at)::float8 as age from kills.handled
       where name = 'player-registered') one`,
    [QUIET_MS / 1_000],
  );
  const { p50 = 0, p99 = 0, events = '0' } = rows[0] ?? {};
  return { p50Ms: p50, p99Ms: p99, perSecond: Math.round((Number(events) * 1_000) / QUIET_MS) };
}
