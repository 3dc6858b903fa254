import path from 'node:path';
import formbody from '@fastify/formbody';
import { isOutage } from '@ordago/kernel';
import {
  answerUnknownAddress,
  createAddressBook,
  isPlainData,
  judgeBooksUser,
  openBooks,
  raiseSchema,
} from '@ordago/provider-kit';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createClockPlugin } from './clock/clock-plugin.ts';
import { sandboxClock } from './clock/sandbox-clock.ts';
import { createConsolePlugin } from './console/console-plugin.ts';
import { createFaults } from './faults/faults.ts';
import { createFaultsPlugin } from './faults/faults-plugin.ts';
import { createGameProvidersPlugin } from './game-providers/game-providers-plugin.ts';
import { createXpayPlugin } from './gateways/xpay/xpay-plugin.ts';
import { createInboxPlugin } from './messaging/inbox-plugin.ts';
import type { Panel, Plugin, SandboxParts } from './plugin.ts';
import type { Settings } from './settings.ts';
import { createSimulatedPlugin } from './sports-feed/simulated/simulated-plugin.ts';
import { createSportsFeedPlugin } from './sports-feed/sports-feed-plugin.ts';

/** The running sandbox. */
export interface Sandbox {
  readonly app: FastifyInstance;
  readonly parts: SandboxParts;
  readonly plugins: readonly Plugin[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Time after which callers may come again while the database is away. */
const RETRY_SECONDS = 5;
/** Longest that a request may take to come in, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The plugins, in the order of the console's page. A new third party is one more line here. */
function composePlugins(parts: SandboxParts, panels: () => readonly Panel[]): Plugin[] {
  return [
    createXpayPlugin(parts),
    createGameProvidersPlugin(parts),
    createSportsFeedPlugin(parts),
    createSimulatedPlugin(parts),
    createInboxPlugin(parts),
    createFaultsPlugin(parts),
    createClockPlugin(parts),
    createConsolePlugin(panels),
  ];
}

/** Wires the sandbox by hand: every third party that the product speaks to, with books of its own. */
export async function composeSandbox(settings: Settings): Promise<Sandbox> {
  const app = fastify({
    logger: false,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: true,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Node ends no request by its body while it would wait longer for headers.
    http: { headersTimeout: REQUEST_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    frameworkErrors: answerUnreadable,
  });
  const pool = openBooks(settings.databaseUrl, 'ordago-sandbox');
  const parts: SandboxParts = {
    pool,
    settings,
    clock: sandboxClock(),
    faults: createFaults(pool),
    // Beside this app, from source and from the bundle alike.
    builtPages: path.resolve(import.meta.dirname, '../dist/frame'),
    note: (message, details) => {
      process.stdout.write(`${JSON.stringify({ name: 'sandbox', msg: message, ...details })}\n`);
    },
  };
  const plugins: Plugin[] = composePlugins(parts, () => plugins.flatMap((plugin) => plugin.panels ?? []));
  answerUnknownAddresses(app);
  await readBodies(app);
  refuseForeignOrigins(app, settings);
  refuseHostileData(app);
  answerErrors(app, parts);
  app.get('/healthz', async () => ({ status: 'ok' }));
  for (const plugin of plugins) if (plugin.routes) await app.register(async (scope) => plugin.routes?.(scope));
  return {
    app,
    parts,
    plugins: plugins,
    start: async () => {
      // The books of a test belong to whoever runs it.
      const warn = (sentence: string) => settings.appEnv !== 'test' && parts.note(sentence, {});
      await judgeBooksUser(pool, { variable: 'SANDBOX_DATABASE_URL', isProduction: false, warn });
      await raiseSchema(pool, plugins);
      for (const plugin of plugins) await plugin.start?.();
      await app.listen({ host: settings.bind, port: settings.port });
    },
    stop: async () => {
      await app.close();
      for (const plugin of plugins) await plugin.stop?.();
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

/** Answers a call whose address cannot be read at all, such as one with a lone percent sign. */
function answerUnreadable(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  reply.code(400).send({ error: 'the address of the call cannot be read' });
}

/** Answers addresses that nobody here has, and methods that an address does not take. Call before any route. */
function answerUnknownAddresses(app: FastifyInstance): void {
  const addresses = createAddressBook();
  app.addHook('onRoute', (route) => addresses.add(route));
  app.setNotFoundHandler(({ url }, reply) => {
    const unknown = answerUnknownAddress(addresses.methodsOf(url));
    return reply.code(unknown.http).headers(unknown.headers).send(unknown.body);
  });
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

/** The console changes things without a sign-in, so a page of another site must not be able to submit its forms. */
function refuseForeignOrigins(app: FastifyInstance, { origin, port }: Settings): void {
  const own = [origin, `http://127.0.0.1:${port}`, `http://localhost:${port}`, `http://sandbox.localhost:${port}`];
  app.addHook('onRequest', async (request, reply) => {
    const isConsole = request.url.startsWith('/console/') && request.method !== 'GET';
    const from = request.headers.origin;
    const isForeign = from === undefined ? request.headers['sec-fetch-site'] === 'cross-site' : !own.includes(from);
    if (isConsole && isForeign) return reply.code(403).send({ error: 'another site cannot use the console' });
  });
}

/** Amounts of a wallet call that the console has sent: any text, so that the server can be shown hostile ones. They are not stored. */
const SENT_AS_THEY_COME = ['amount', 'win'];

/** Refuses bodies that are no plain data, whichever third party they are for. */
function refuseHostileData(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body, url }, reply) => {
    const kept = url.startsWith('/console/callbacks/') ? withoutAmounts(body) : body;
    return isPlainData([params, query, kept]) ? undefined : reply.code(400).send({ error: 'this is no plain data' });
  });
}

function withoutAmounts(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body).filter(
    ([name, value]) => !(SENT_AS_THEY_COME.includes(name) && typeof value === 'string'),
  );
  return Object.fromEntries(fields);
}

function answerErrors(app: FastifyInstance, { note }: SandboxParts): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (isOutage(error))
      return reply.code(503).header('retry-after', RETRY_SECONDS).send({ error: 'the database is away' });
    const http = error.statusCode ?? 500;
    // The path of the route: an address that was called may have the token of a launch.
    if (http >= 500) note('a call failed', { path: request.routeOptions.url ?? '', error: error.message });
    return reply.code(http).send({ error: error.message });
  });
}
