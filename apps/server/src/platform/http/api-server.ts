/** The server of one origin: Fastify with its plugins. Ours: which of them, and how errors become refusals. */
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { isOutage, isRefusal, type Refusal, refuse } from '@ordago/kernel';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ENCODINGS, refusalPayload } from './answer.ts';
import { acceptBytes, acceptJsonAndForms, takesBytes } from './bodies.ts';
import type { BoundRoute } from './bound-route.ts';
import type { ApiServerOptions, Edge } from './edge.ts';
import { decorateRequests, mountRoute, noteRefusal } from './mount-route.ts';
import type { PolicyRow, PolicyTable } from './policy.ts';
import { dataHeaders, pageHeaders } from './security-headers.ts';
import { type AddressBook, createAddressBook, pathOf, refuseAddress } from './unknown-address.ts';

export type { ApiServerOptions, Authenticate, AuthenticationFacts } from './edge.ts';

/** Longest that a request may take to come in, so that nobody holds a connection by a body that never ends. */
const REQUEST_TIMEOUT_MS = 60_000;

/** Time after which callers may come again while the database is away. */
const RETRY_SECONDS = 5;

/** Callers learn how long to wait, not how many calls are left. */
const UNCOUNTED = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * Builds the server of one origin: every route of that host with its policy row. Throws when a route has no row, so
 * that nothing is ever served unguarded (architecture 3.8).
 */
export async function createApiServer(options: ApiServerOptions): Promise<FastifyInstance> {
  const isSecure = options.secureCookies;
  const edge: Edge = { ...options, dataHeaders: dataHeaders({ isSecure }) };
  const addresses = createAddressBook(
    options.routes.map(({ contract }) => contract),
    options.host,
  );
  const answerUnknown = (request: FastifyRequest, reply: FastifyReply) => {
    if (options.sendPage?.(request, reply)) return reply;
    const path = pathOf(request.url);
    const methods = addresses.methodsOf(path);
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    return reply.send(refusalPayload(reply, addresses.wireOf(path), refuseAddress(methods), edge));
  };
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    // The files of the site have no address with an empty part.
    if ((error as { code?: string }).code === 'FST_STATIC_FORBIDDEN_PATH') return void answerUnknown(request, reply);
    answerError(error, request, reply, { edge, addresses });
  };
  const app = fastify({
    logger: false,
    return503OnClosing: true,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Node ends no request by its body while it would wait longer for headers.
    http: { headersTimeout: REQUEST_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    trustProxy: [...(options.trustedProxies ?? ['loopback'])],
    frameworkErrors: answer,
  });
  app.setErrorHandler(answer);
  app.setNotFoundHandler(answerUnknown);
  decorateRequests(app);
  await app.register(cookie);
  await app.register(helmet, pageHeaders({ csp: options.csp, isSecure }));
  await app.register(rateLimit, {
    global: false,
    addHeadersOnExceeding: UNCOUNTED,
    addHeaders: { ...UNCOUNTED, 'retry-after': true },
    errorResponseBuilder: () => refuse('too-many-attempts'),
  });
  await app.register(compress, { globalDecompression: false, encodings: [...ENCODINGS] });
  acceptJsonAndForms(app);
  const routes = options.routes.filter(({ contract }) => contract.host === options.host);
  const mount = (server: FastifyInstance, isBytes: boolean) => {
    for (const bound of routes)
      if (takesBytes(bound.contract) === isBytes) mountRoute(server, bound, policyOf(options.policies, bound), edge);
  };
  mount(app, false);
  await app.register(async (server) => {
    acceptBytes(server);
    mount(server, true);
  });
  return app;
}

function policyOf(policies: PolicyTable, { contract }: BoundRoute): PolicyRow {
  const row = policies[contract.name];
  if (!row) throw new Error(`route ${contract.name} has no policy row`);
  return row;
}

/** Answers an exception of the framework or a bug: a catalogue code, never a stack, and a 500 only for our own faults. */
function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { edge, addresses }: { edge: Edge; addresses: AddressBook },
): void {
  const { url, config } = request.routeOptions;
  const { contract = null } = config ?? {};
  // A call that no route took still has the envelope of its address.
  const envelope = contract ?? addresses.wireOf(pathOf(request.url));
  const refusal = refusalOf(error);
  if (refusal) {
    if (contract) {
      noteRefusal(request, refusal.name, { contract, edge });
      edge.metrics.observeRefusal({ route: contract.name, name: refusal.name });
    }
    return void reply.send(refusalPayload(reply, envelope, refusal, edge));
  }
  if (isOutage(error)) {
    edge.log.warn({ err: error instanceof Error ? error.message : '' }, 'the database is away');
    return void reply.send(
      refusalPayload(reply.header('retry-after', RETRY_SECONDS), envelope, refuse('too-busy'), edge),
    );
  }
  edge.log.error({ err: error, method: request.method, path: url ?? request.url.slice(0, 200) }, 'bug');
  reply.send(refusalPayload(reply, envelope, refuse('internal'), edge));
}

/** The refusal behind an exception: one that a plugin throws, or a request that the framework cannot read; null for a bug. */
function refusalOf(error: unknown): Refusal | null {
  if (isRefusal(error)) return error;
  const { statusCode = 500 } = error as { statusCode?: number };
  if (statusCode >= 500) return null;
  if (statusCode === 413) return refuse('body-too-large');
  return refuse(statusCode === 415 ? 'unsupported-media-type' : 'malformed-input');
}
