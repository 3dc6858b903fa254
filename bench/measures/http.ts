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

/** G11: a small authenticated JSON POST without a database, by our edge and by bare `node:http`, in turns. */
export async function measureHttp(scale: Scale): Promise<Figure[]> {
  const edge = await startEdge();
  const bare = await bareHttp(SESSION);
  try {
    const ours: number[] = [];
    const theirs: number[] = [];
    // The first round warms both up and does not count.
    for (let round = -1; round < scale.rounds; round += 1) {
      const rates = [await load(edge.port, scale), await load(bare.port, scale)] as const;
      if (round < 0) continue;
      ours.push(rates[0]);
      theirs.push(rates[1]);
    }
    const what = 'authenticated JSON POST';
    return [
      { goal: 'G11', what: `${what}: our edge`, unit: '/s', value: spreadOf(ours) },
      { goal: 'G11', what: `${what}: node:http`, unit: '/s', value: spreadOf(theirs) },
      {
        goal: 'G11',
        what: `${what} vs node:http`,
        unit: 'x',
        value: pairedRatio(ours, theirs),
        floor: { atLeast: 0.8 },
      },
    ];
  } finally {
    await edge.close();
    await bare.close();
  }
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
