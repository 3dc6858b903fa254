import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { build } from '../../tools/build.mjs';
import { startPostgres } from '../../tools/postgres/index.mjs';
import { freePort } from '../../tools/postgres/processes.mjs';
import { type Figure, reading } from '../harness/figures.ts';

const PORTS = ['PORT', 'SPORTSBOOK_PORT', 'BACKOFFICE_PORT', 'ORIGINALS_PORT', 'SANDBOX_PORT'];
const START_MS_MAX = 180_000;
/** Quiet time between the first answer and the reading: start-up garbage is gone, jobs have run once. */
const IDLE_MS = 10_000;

/** Size of the product: memory of an idle server, JavaScript of a player's first visit. Builds what is not built. */
export async function measureFootprint(): Promise<Figure[]> {
  await build();
  return [
    {
      goal: 'mem',
      what: 'resident memory of an idle server',
      unit: 'MB',
      value: reading(await idleMegabytes()),
      floor: { atMost: 250 },
    },
    {
      goal: 'js',
      what: 'player, first load, gzipped JavaScript',
      unit: 'kB',
      value: reading(firstLoadKilobytes()),
      floor: { atMost: 170 },
    },
  ];
}

async function idleMegabytes(): Promise<number> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-footprint-'));
  const postgres = await startPostgres({ dir, database: 'footprint', fast: true });
  const ports = Object.fromEntries(await Promise.all(PORTS.map(async (name) => [name, String(await freePort())])));
  const server = spawn(
    process.execPath,
    ['--require', './tools/run/source-positions.cjs', 'apps/server/dist/main.mjs'],
    {
      env: {
        ...process.env,
        ...ports,
        DATABASE_URL: postgres.url,
        DATA_DIR: dir,
        APP_ENV: 'demo',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  try {
    await untilServing(server, ports.PORT ?? '');
    await pause(IDLE_MS);
    return residentMegabytes(server.pid ?? 0);
  } finally {
    await end(server);
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
    await rm(postgres.folder, { recursive: true, force: true });
  }
}

async function untilServing(server: ChildProcess, port: string): Promise<void> {
  const until = performance.now() + START_MS_MAX;
  while (performance.now() < until) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Error('the server did not become ready');
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return kilobytes === undefined ? Number.NaN : Number(kilobytes) / 1_024;
}

function end(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

/** The scripts that the player's page asks for itself. */
function firstLoadKilobytes(): number {
  const dist = 'apps/player/dist';
  if (!existsSync(`${dist}/index.html`)) return Number.NaN;
  const html = readFileSync(`${dist}/index.html`, 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map((match) => path.join(dist, match[1] ?? ''));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1_000;
}
