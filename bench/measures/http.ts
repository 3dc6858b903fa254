import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { amountIn, intIn, route } from '@ordago/contracts';
import { idOf, type PlayerId } from '@ordago/kernel';
import { pino } from 'pino';
import * as z from 'zod';
import type { Actor } from '../../apps/server/src/platform/http/actor.ts';
import { createApiServer } from '../../apps/server/src/platform/http/api-server.ts';
import { bind } from '../../apps/server/src/platform/http/bound-route.ts';
import { PLAYERS } from '../../apps/server/src/platform/http/policy.ts';
import { createMetrics } from '../../apps/server/src/platform/metrics/metrics.ts';
import type { Figure } from '../harness/figures.ts';
import { pairedRatio, spreadOf } from '../harness/statistics.ts';
import { AT } from '../harness/world.ts';
import { bareHttp } from '../yardsticks/bare-http.ts';
import { plainFastify } from '../yardsticks/plain-fastify.ts';
import type { Scale } from './scale.ts';

const CONNECTIONS = 64;
const SESSION = 'bench-session';
const BODY = '{"selection":"1001","amount":12.5}';

const probe = route({
  name: 'bench.probe',
  host: 'player',
  method: 'POST',
  path: '/api/probe',
  wire: 'standard',
  summary: 'A small authenticated call.',
  body: z.object({ selection: intIn({ min: 1 }), amount: amountIn() }),
  answer: z.object({ units: z.string() }),
  refusals: [],
});

const player: Actor = {
  kind: 'player',
  player: idOf<PlayerId>('1'),
  sessionId: 's',
  isBanned: false,
  isExcluded: false,
  hasParentAgent: false,
};

/** G11: a small authenticated JSON POST without a database, by our edge, by plain Fastify and by bare `node:http`, in turns. */
export async function measureHttp(scale: Scale): Promise<Figure[]> {
  const servers = {
    edge: await startEdge(),
    fastify: await plainFastify(SESSION, { headers: 'of-helmet' }),
    sameHeaders: await plainFastify(SESSION, { headers: 'constant' }),
    node: await bareHttp(SESSION),
  };
  const rates: Record<keyof typeof servers, number[]> = { edge: [], fastify: [], sameHeaders: [], node: [] };
  try {
    // The first round warms all up and does not count; each round begins with another one.
    for (let round = -1; round < scale.rounds; round += 1) {
      const names = Object.keys(servers) as (keyof typeof servers)[];
      for (let turn = 0; turn < names.length; turn += 1) {
        const name = names[(round + 1 + turn) % names.length] as keyof typeof servers;
        const rate = await load(servers[name].port, scale);
        if (round >= 0) rates[name].push(rate);
      }
    }
  } finally {
    for (const server of Object.values(servers)) await server.close();
  }
  const what = 'authenticated JSON POST';
  return [
    { goal: 'G11', what: `${what}: our edge`, unit: '/s', value: spreadOf(rates.edge) },
    { goal: 'G11', what: `${what}: Fastify and its plugins`, unit: '/s', value: spreadOf(rates.fastify) },
    { goal: 'G11', what: `${what}: the same with our headers`, unit: '/s', value: spreadOf(rates.sameHeaders) },
    { goal: 'G11', what: `${what}: node:http`, unit: '/s', value: spreadOf(rates.node) },
    {
      goal: 'G11',
      what: `${what} vs Fastify and its plugins`,
      unit: 'x',
      value: pairedRatio(rates.edge, rates.fastify),
      floor: { atLeast: 0.95 },
    },
    {
      goal: 'G11',
      what: `${what} vs the same with our headers`,
      unit: 'x',
      value: pairedRatio(rates.edge, rates.sameHeaders),
    },
    { goal: 'G11', what: `${what} vs node:http`, unit: 'x', value: pairedRatio(rates.edge, rates.node) },
  ];
}

async function startEdge(): Promise<{ port: number; close: () => Promise<void> }> {
  const sessions = new Map([[SESSION, player]]);
  const app = await createApiServer({
    host: 'player',
    routes: [bind(probe, async ({ body }) => ({ units: String(body.amount) }))],
    policies: { 'bench.probe': { allow: PLAYERS, limit: { max: 1_000_000_000, windowMs: 60_000 } } },
    authenticate: async ({ cookies }) => sessions.get(cookies.session ?? '') ?? { kind: 'guest' },
    allowedOrigins: [],
    sentences: (_locale, name) => name,
    clock: { now: () => AT },
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    secureCookies: false,
    csp: { 'default-src': ["'self'"] },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}

/** Calls per second, made by another process. Any answer but a good one fails the bench. */
async function load(port: number, { roundMs }: Scale): Promise<number> {
  const seconds = String(Math.max(1, Math.round(roundMs / 1_000)));
  const { stdout } = await promisify(execFile)(process.execPath, [
    path.resolve('node_modules/autocannon/autocannon.js'),
    '--json',
    '--no-progress',
    '-c',
    String(CONNECTIONS),
    '-d',
    seconds,
    '-m',
    'POST',
    '-b',
    BODY,
    '-H',
    'content-type=application/json',
    '-H',
    `cookie=session=${SESSION}`,
    `http://127.0.0.1:${port}${probe.path}`,
  ]);
  const reported = JSON.parse(stdout) as { requests: { average: number }; non2xx: number; errors: number };
  if (reported.non2xx + reported.errors > 0)
    throw new Error(`${reported.non2xx} bad answers and ${reported.errors} errors`);
  return reported.requests.average;
}
