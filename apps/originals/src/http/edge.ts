/** Edge of the games' origin: what every call meets before its route. Ours: who may call, how often, and with what. */
import rateLimit from '@fastify/rate-limit';
import type { PlayRefusal } from '@ordago/contracts/play';
import { isOutage, networkOf } from '@ordago/kernel';
import { answerUnknownAddress, bearerOf, createAddressBook, isPlainData } from '@ordago/provider-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';
import type { Settings } from '../settings.ts';
import { callerAddress } from './caller-address.ts';

/** Longest that a request may take to come in, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Node ends no request by its body while it would wait longer for headers, and looks at its connections in an interval. */
export const REQUEST_TIMEOUTS = {
  headersTimeout: REQUEST_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: 5_000,
} as const;
/** Calls of one network in a minute, whoever is behind it: many players of one carrier share an address. */
const NETWORK_CALLS_MAX = 6_000;
/** Calls of one session in a minute that change something: bets, moves, cash-outs. */
export const SESSION_CALLS_MAX = 600;
/** Counts kept at a time: the oldest go first. */
const PER_MINUTE = { timeWindow: 60_000, cache: 50_000 } as const;
/** Time after which callers may come again while the database is away. */
const RETRY_SECONDS = 5;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Puts headers on every answer, and answers what fails without saying why. Call before any route. */
export async function guardServer(
  app: FastifyInstance,
  settings: Settings,
  { note, noteRefusal }: Pick<Parts, 'note' | 'noteRefusal'>,
): Promise<void> {
  const headers = headersOf(settings);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  app.setErrorHandler((error: { statusCode?: number; stack?: string; message?: string }, request, reply) => {
    const http = error.statusCode ?? 500;
    // The path of the route, not of the call: what a caller writes there is not for a log.
    const path = request.routeOptions.url ?? '';
    if (isOutage(error)) {
      note('the database is away', { path });
      return reply.code(503).header('retry-after', RETRY_SECONDS).send({ error: 'too-busy' });
    }
    if (http === 429) noteRefusal('rate-limit-closed', request);
    if (http >= 500) note('a call failed', { path, error: error.stack ?? error.message });
    return reply.code(http).send({ error: wordOf(http) });
  });
  const addresses = createAddressBook();
  app.addHook('onRoute', (route) => addresses.add(route));
  app.setNotFoundHandler(({ url }, reply) => {
    const unknown = answerUnknownAddress(addresses.methodsOf(url));
    return reply.code(unknown.http).headers(unknown.headers).send(unknown.body);
  });
  await app.register(rateLimit, {
    global: false,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    errorResponseBuilder: () => ({ statusCode: 429 }),
  });
}

/** Answers a request that cannot be read at all, such as an address with a lone percent sign: no hook has run for it. */
export function answerUnreadable(settings: Settings) {
  return (error: { statusCode?: number }, _request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headersOf(settings));
    refuse(reply, error.statusCode ?? 400, wordOf(error.statusCode ?? 400));
  };
}

/** Guards the calls of games in browsers: their rates, their origin, what they contain. Call within their scope. */
export function guardPlay(app: FastifyInstance, settings: Settings, { noteRefusal }: Pick<Parts, 'noteRefusal'>): void {
  const allowed = originsOf(settings);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
    if (!isForeign(request, allowed)) return undefined;
    noteRefusal('foreign-origin', request);
    return refuse(reply, 403, 'origin-refused');
  });
  app.addHook('onRequest', app.rateLimit({ ...PER_MINUTE, max: NETWORK_CALLS_MAX, keyGenerator: networkOfCaller }));
  const countSession = app.createRateLimit({ ...PER_MINUTE, max: SESSION_CALLS_MAX, keyGenerator: sessionOf });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || isExchange(request)) return undefined;
    const count = await countSession(request);
    if (count.isAllowed || !count.isExceeded) return undefined;
    noteRefusal('rate-limit-closed', request);
    return refuse(reply.header('retry-after', count.ttlInSeconds), 429, 'too-many-attempts');
  });
  app.addHook('preValidation', async ({ params, query, body }, reply) =>
    isPlainData([params, query, body]) ? undefined : refuse(reply, 400, 'malformed-input'),
  );
}

/** A launch that is opened names no session yet: beside its network nothing could be counted but that network again. */
function isExchange({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/play/session';
}

function networkOfCaller(request: FastifyRequest): string {
  return networkOf(callerAddress(request));
}

/** The session that a call names, true or not; the network of one that names none. */
function sessionOf(request: FastifyRequest): string {
  return bearerOf(request) ?? networkOfCaller(request);
}

/** A browser states where a call comes from; whoever states nothing is no page of another site. */
function isForeign({ headers, method }: FastifyRequest, allowed: readonly string[]): boolean {
  if (headers.origin !== undefined) return !allowed.includes(headers.origin);
  return method !== 'GET' && headers['sec-fetch-site'] === 'cross-site';
}

function originsOf({ appEnv, origin, port }: Settings): string[] {
  const local = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  return appEnv === 'production' ? [origin] : [origin, ...local];
}

function headersOf({ origin }: Settings): Record<string, string> {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(origin.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  };
}

function refuse(reply: FastifyReply, http: number, error: PlayRefusal): FastifyReply {
  return reply.code(http).send({ error });
}

function wordOf(http: number): PlayRefusal {
  if (http >= 500) return 'internal';
  return http === 429 ? 'too-many-attempts' : http === 413 ? 'body-too-large' : 'malformed-input';
}
