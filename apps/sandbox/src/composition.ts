import formbody from '@fastify/formbody';
import { openBooks, raiseSchema } from '@ordago/provider-kit';
import fastify, { type FastifyInstance } from 'fastify';
import { createClockRoom } from './clock/clock-room.ts';
import { sandboxClock } from './clock/sandbox-clock.ts';
import { createConsoleRoom } from './console/console-room.ts';
import { createFaults } from './faults/faults.ts';
import { createFaultsRoom } from './faults/faults-room.ts';
import { createGameProvidersRoom } from './game-providers/game-providers-room.ts';
import { createXpayRoom } from './gateways/xpay/xpay-room.ts';
import { createInboxRoom } from './messaging/inbox-room.ts';
import type { Panel, Room, SandboxParts } from './room.ts';
import type { Settings } from './settings.ts';
import { createSimulatedRoom } from './sports-feed/simulated/simulated-room.ts';
import { createSportsFeedRoom } from './sports-feed/sports-feed-room.ts';

/** The running sandbox. */
export interface Sandbox {
  readonly app: FastifyInstance;
  readonly parts: SandboxParts;
  readonly rooms: readonly Room[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The rooms, in the order of the console's page. A new third party is one more line here. */
function composeRooms(parts: SandboxParts, panels: () => readonly Panel[]): Room[] {
  return [
    createXpayRoom(parts),
    createGameProvidersRoom(parts),
    createSportsFeedRoom(parts),
    createSimulatedRoom(parts),
    createInboxRoom(parts),
    createFaultsRoom(parts),
    createClockRoom(parts),
    createConsoleRoom(panels),
  ];
}

/** Wires the sandbox by hand: every third party that the product speaks to, with books of its own. */
export async function composeSandbox(settings: Settings): Promise<Sandbox> {
  const app = fastify({ logger: false, bodyLimit: 1024 * 1024, forceCloseConnections: true });
  const pool = openBooks(settings.databaseUrl, 'ordago-sandbox');
  const parts: SandboxParts = {
    pool,
    settings,
    clock: sandboxClock(),
    faults: createFaults(pool),
    note: (message, details) => {
      process.stdout.write(`${JSON.stringify({ name: 'sandbox', msg: message, ...details })}\n`);
    },
  };
  const rooms: Room[] = composeRooms(parts, () => rooms.flatMap((room) => room.panels ?? []));
  await readBodies(app);
  keepStrangersOut(app, settings);
  answerErrors(app, parts);
  app.get('/healthz', async () => ({ status: 'ok' }));
  for (const room of rooms) if (room.routes) await app.register(async (scope) => room.routes?.(scope));
  return {
    app,
    parts,
    rooms,
    start: async () => {
      await raiseSchema(pool, rooms);
      for (const room of rooms) await room.start?.();
      await app.listen({ host: settings.bind, port: settings.port });
    },
    stop: async () => {
      await app.close();
      for (const room of rooms) await room.stop?.();
      await pool.end();
    },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body's bytes as they came, kept for signatures. */
    rawBody?: Buffer;
  }
}

async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    if (request.rawBody.length === 0) return done(null, undefined);
    try {
      done(null, JSON.parse(request.rawBody.toString('utf8')));
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }));
    }
  });
  app.addContentTypeParser(
    ['application/xml', 'text/xml', 'text/plain'],
    { parseAs: 'buffer' },
    (request, body, done) => {
      request.rawBody = body as Buffer;
      done(null, (body as Buffer).toString('utf8'));
    },
  );
}

/** The console changes things without a sign-in, so a page of another site must not be able to press its buttons. */
function keepStrangersOut(app: FastifyInstance, { origin, port }: Settings): void {
  const own = [origin, `http://127.0.0.1:${port}`, `http://localhost:${port}`, `http://sandbox.localhost:${port}`];
  app.addHook('onRequest', async (request, reply) => {
    const isConsole = request.url.startsWith('/console/') && request.method !== 'GET';
    const from = request.headers.origin;
    const isForeign = from === undefined ? request.headers['sec-fetch-site'] === 'cross-site' : !own.includes(from);
    if (isConsole && isForeign) return reply.code(403).send({ error: 'another site cannot use the console' });
  });
}

function answerErrors(app: FastifyInstance, { note }: SandboxParts): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const http = error.statusCode ?? 500;
    if (http >= 500) note('a call failed', { path: request.url, error: error.message });
    return reply.code(http).send({ error: error.message });
  });
}
