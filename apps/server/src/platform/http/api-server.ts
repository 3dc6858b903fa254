import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { type Host, MalformedJson, parseWire, type RefusalName } from '@ordago/contracts';
import { localeOfHeader } from '@ordago/i18n';
import { type Clock, isRefusal, networkOf, type Refusal, refuse } from '@ordago/kernel';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Actor } from './actor.ts';
import { type Sentences, sendAnswer, sendRefusal } from './answer.ts';
import type { BoundRoute, Call } from './bound-route.ts';
import { isForeign } from './origin-check.ts';
import { parseInput } from './parse-input.ts';
import { judgeAccess, type PolicyRow, type PolicyTable } from './policy.ts';
import { createRateGate } from './rate-gate.ts';

/** What one origin is made of. */
export interface ApiServerOptions {
  readonly host: Host;
  readonly routes: readonly BoundRoute[];
  readonly policies: PolicyTable;
  readonly authenticate: (request: AuthenticationFacts) => Promise<Actor>;
  /** Origins whose pages may change state here. */
  readonly allowedOrigins: readonly string[];
  readonly sentences: Sentences;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'observeCall' | 'observeRefusal'>;
  readonly secureCookies: boolean;
  /** Whose word about the caller's address is believed. (Default: loopback) */
  readonly trustedProxies?: readonly string[];
  /** Content-Security-Policy directives of this origin. */
  readonly csp: Record<string, string[]>;
}

/** The parts of a request that can carry a session. */
export interface AuthenticationFacts {
  readonly host: Host;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly ip: string;
}

/** Largest JSON body (reliability 3.1). */
const BODY_BYTES_MAX = 64 * 1024;
const DEFAULT_LIMIT = { max: 600, windowMs: 60_000 };

/**
 * Builds the server of one origin: every route of that host with its policy row. Throws when a route has no row, so
 * that nothing is ever served unguarded (architecture 3.8).
 */
export async function createApiServer(options: ApiServerOptions): Promise<FastifyInstance> {
  const trustProxy = [...(options.trustedProxies ?? ['loopback'])];
  const app = fastify({ bodyLimit: BODY_BYTES_MAX, trustProxy, logger: false, return503OnClosing: true });
  await app.register(cookie);
  await app.register(compress, { global: true, threshold: 1024 });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: options.csp },
    strictTransportSecurity: options.secureCookies,
    crossOriginEmbedderPolicy: false,
    // The frames we embed live on sibling origins.
    crossOriginResourcePolicy: { policy: 'same-site' },
    frameguard: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  readBodies(app);
  answerErrors(app, options);
  for (const bound of options.routes.filter(({ contract }) => contract.host === options.host)) {
    mount(app, bound, policyOf(options.policies, bound), options);
  }
  return app;
}

function policyOf(policies: PolicyTable, { contract }: BoundRoute): PolicyRow {
  const row = policies[contract.name];
  if (!row) throw new Error(`route ${contract.name} has no policy row`);
  return row;
}

function mount(app: FastifyInstance, bound: BoundRoute, row: PolicyRow, options: ApiServerOptions): void {
  const { contract } = bound;
  const gate = createRateGate(row.limit ?? DEFAULT_LIMIT);
  const onResponse = async (_request: FastifyRequest, reply: FastifyReply) =>
    options.metrics.observeCall({ route: contract.name, http: reply.statusCode, ms: reply.elapsedTime });
  for (const url of [contract.path, ...(contract.aliases ?? [])]) {
    app.route({
      method: contract.method,
      url,
      onResponse,
      config: { takesBytes: contract.wire === 'raw' && contract.body === undefined },
      handler: async (request, reply) => {
        const say = { locale: localeOfHeader(request.headers['accept-language']), sentences: options.sentences };
        const verdict = await answerCall(request, reply, { bound, row, gate, options });
        if (isRefusal(verdict)) options.metrics.observeRefusal({ route: contract.name, name: verdict.name });
        return isRefusal(verdict) ? sendRefusal(reply, contract, verdict, say) : sendAnswer(reply, contract, verdict);
      },
    });
  }
}

interface Mounted {
  readonly bound: BoundRoute;
  readonly row: PolicyRow;
  readonly gate: ReturnType<typeof createRateGate>;
  readonly options: ApiServerOptions;
}

/** The fixed order of a call: origin, rate, who, may they, what, do it. */
async function answerCall(request: FastifyRequest, reply: FastifyReply, mounted: Mounted): Promise<unknown> {
  const { bound, row, gate, options } = mounted;
  const { contract } = bound;
  const headers = flat(request.headers);
  const foreign = isForeign(
    {
      method: request.method,
      changesState: contract.changesState ?? false,
      origin: headers.origin,
      fetchSite: headers['sec-fetch-site'],
      customHeader: headers['partner-name'],
    },
    options.allowedOrigins,
  );
  // Signed calls of third parties come from servers; their proof is the signature.
  if (foreign && contract.wire !== 'raw') return refuse('origin-refused');
  const now = options.clock.now();
  const wait = gate.knock(networkOf(request.ip), now);
  if (wait > 0) {
    reply.header('retry-after', String(Math.ceil(wait / 1000)));
    return refuse('too-many-attempts');
  }
  const facts = { host: options.host, cookies: request.cookies, headers, ip: request.ip };
  const actor = await options.authenticate(facts);
  const denied = judgeAccess(row, actor);
  if (denied) return denied;
  const input = parseInput(contract, request);
  if (isRefusal(input)) return input;
  const call: Call = {
    actor,
    ...input,
    now,
    locale: localeOfHeader(headers['accept-language']),
    ip: request.ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 500),
    headers,
    rawBody: request.rawBody ?? Buffer.alloc(0),
    cookies: request.cookies,
    ...cookieJar(reply, options),
  };
  return bound.handle(call);
}

function cookieJar(
  reply: FastifyReply,
  { secureCookies, host }: ApiServerOptions,
): Pick<Call, 'setCookie' | 'clearCookie'> {
  const base = {
    path: '/',
    httpOnly: true,
    secure: secureCookies,
    sameSite: host === 'staff' ? 'strict' : 'lax',
  } as const;
  return {
    setCookie: (name, value, { maxAgeSeconds }) => {
      reply.setCookie(name, value, { ...base, maxAge: maxAgeSeconds });
    },
    clearCookie: (name) => {
      reply.clearCookie(name, base);
    },
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A signed call of a third party: its adapter reads the bytes, whatever they are, and answers in its own words. */
    takesBytes?: boolean;
  }
  interface FastifyRequest {
    /** The body's bytes as they came, kept for signatures. */
    rawBody?: Buffer;
  }
}

function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    if (request.rawBody.length === 0 || request.routeOptions.config.takesBytes) return done(null, undefined);
    try {
      done(null, parseWire(request.rawBody.toString('utf8')));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    done(null, Object.fromEntries(new URLSearchParams(request.rawBody.toString('utf8'))));
  });
  app.addContentTypeParser(['application/xml', 'text/xml'], { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    done(null, undefined);
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    if (request.routeOptions.config.takesBytes) return done(null, undefined);
    done(Object.assign(new Error('unsupported media type'), { statusCode: 415 }));
  });
}

/** Whatever a framework or a bug throws: a catalogue code, never a stack, and a 500 only for our own faults. */
function answerErrors(app: FastifyInstance, { sentences, log }: ApiServerOptions): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const say = { locale: localeOfHeader(request.headers['accept-language']), sentences };
    const refusal = refusalOf(error);
    if (refusal) return sendRefusal(reply, null, refusal, say);
    log.error(
      { err: error, method: request.method, path: request.routeOptions.url ?? request.url.slice(0, 200) },
      'bug',
    );
    return sendRefusal(reply, null, refuse('internal'), say);
  });
}

/** What the framework refuses before a route is reached, in our words; null for a fault of ours. */
function refusalOf(error: Error & { statusCode?: number }): Refusal<RefusalName> | null {
  if (error instanceof MalformedJson) return refuse('malformed-input');
  switch (error.statusCode) {
    case 413:
      return refuse('body-too-large');
    case 415:
      return refuse('unsupported-media-type');
    default:
      return error.statusCode !== undefined && error.statusCode < 500 ? refuse('malformed-input') : null;
  }
}

function flat(headers: FastifyRequest['headers']): Record<string, string | undefined> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  return Object.fromEntries(entries) as Record<string, string | undefined>;
}
