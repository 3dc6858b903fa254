/**
 * Nobody learns from the time of a refused sign-in whether its account exists: the times of 1,000 wrong passwords and of
 * 1,000 unknown names, taken in turns, must look like one distribution (two-sample Kolmogorov–Smirnov, p > 0.01). Chance
 * alone fails one run in a hundred, so a failed run is repeated once. `node --import tsx verify/sign-in-timing.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { composeModules, type Modules } from '../apps/server/src/composition/modules.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { createPool } from '../apps/server/src/platform/db/pool.ts';
import { createMetrics } from '../apps/server/src/platform/metrics/metrics.ts';
import { createHub } from '../apps/server/src/platform/push/hub.ts';
import { createHosts } from '../apps/server/src/serve-hosts.ts';
import { currency, isRefusal } from '../packages/kernel/src/index.ts';
import { startPostgres } from '../tools/postgres/index.mjs';

const ACCOUNTS = 100;
const ROUNDS = 1_000;
const WARM_UP = 50;
const P_MIN = 0.01;

const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-timing-'));
const server = await startPostgres({ dir, database: 'timing', fast: true });
try {
  await migrate({ url: server.url });
  process.exitCode = (await measureServer(server.url)) ? 0 : 1;
} finally {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
}

async function measureServer(url: string): Promise<boolean> {
  const config = readConfig({ APP_ENV: 'test', DATABASE_URL: url, LOG_LEVEL: 'silent' });
  const log = pino({ level: 'silent' });
  const parts = {
    config,
    log,
    clock: systemClock(),
    hub: createHub(),
    metrics: createMetrics(),
    state: { isDraining: false },
  };
  const pool = createPool({ url, applicationName: 'ordago-timing' });
  const modules = composeModules({ ...parts, pool });
  const { authenticate } = modules.identity;
  const hosts = await createHosts({ ...parts, modules: modules.all, authenticate });
  const app = hosts.get('player');
  if (!app) throw new Error('no player site');
  try {
    await register(modules);
    const passes = (await measure(app, 1)) || (await measure(app, 2));
    console.log(passes ? 'sign-in timing: reveals nothing' : 'sign-in timing: TELLS WHETHER AN ACCOUNT EXISTS');
    return passes;
  } finally {
    for (const host of hosts.values()) await host.close();
    await modules.stop();
    parts.hub.close();
    await pool.end();
  }
}

async function register({ identity }: Modules): Promise<void> {
  const usd = currency('USD');
  for (let n = 0; n < ACCOUNTS; n += 1) {
    const digits = String(n).padStart(4, '0');
    const registered = await identity.registerPlayer(
      {
        username: `known_${digits}`,
        password: 'Ordago-2026',
        phone: `+5255100${digits}0`,
        currency: usd,
        email: `known_${digits}@example.com`,
        birthDate: '1990-05-17',
        code: null,
        locale: 'es',
      },
      { by: 'system', currencies: [usd], now: systemClock().now() },
    );
    if (isRefusal(registered)) throw new Error(`could not register: ${registered.name}`);
  }
}

async function measure(app: FastifyInstance, run: number): Promise<boolean> {
  const times: Record<'known' | 'absent', number[]> = { known: [], absent: [] };
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['known', 'absent'] as const) : (['absent', 'known'] as const);
    for (const kind of order) {
      const name = `${kind}_${String(round % ACCOUNTS).padStart(4, '0')}`;
      // Few guesses per account and address, so that no rate limit applies.
      const address = `10.${run}.${Math.floor(round / ACCOUNTS)}.${round % 20}`;
      const taken = await timeOf(app, name, address);
      if (round >= WARM_UP) times[kind].push(taken);
    }
  }
  const p = kolmogorovSmirnov(times.known, times.absent);
  const shown = Object.entries(times).map(([kind, list]) => `${kind} ${medianOf(list).toFixed(2)} ms`);
  console.log(`run ${run}: ${shown.join(', ')}, p = ${p.toFixed(3)}`);
  return p > P_MIN;
}

async function timeOf(app: FastifyInstance, username: string, remoteAddress: string): Promise<number> {
  const payload = { username, password: 'Wrong-2026' };
  const began = performance.now();
  const answer = await app.inject({ method: 'POST', url: '/api/user/login', remoteAddress, payload });
  const taken = performance.now() - began;
  if (answer.json().status !== 4) throw new Error(`not a refused sign-in: ${answer.payload.slice(0, 200)}`);
  return taken;
}

/** The probability that two samples of one distribution lie at least as far apart. */
function kolmogorovSmirnov(left: readonly number[], right: readonly number[]): number {
  const [a, b] = [left, right].map((list) => [...list].sort((x, y) => x - y)) as [number[], number[]];
  let i = 0;
  let j = 0;
  let distance = 0;
  while (i < a.length && j < b.length) {
    if ((a[i] ?? 0) <= (b[j] ?? 0)) i += 1;
    else j += 1;
    distance = Math.max(distance, Math.abs(i / a.length - j / b.length));
  }
  const n = Math.sqrt((a.length * b.length) / (a.length + b.length));
  const lambda = (n + 0.12 + 0.11 / n) * distance;
  let p = 0;
  for (let k = 1; k <= 100; k += 1) p += 2 * (-1) ** (k - 1) * Math.exp(-2 * k * k * lambda * lambda);
  return Math.min(1, Math.max(0, p));
}

function medianOf(list: readonly number[]): number {
  return [...list].sort((x, y) => x - y)[Math.floor(list.length / 2)] ?? 0;
}
