import compress from '@fastify/compress';
import { refuse } from '@ordago/kernel';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { withLocaleOf, writeRefusal } from './answer.ts';
import type { BoundRoute } from './bound-route.ts';
import type { ApiServerOptions, Edge } from './edge.ts';
import { mountRoute } from './mount-route.ts';
import { Outgoing } from './outgoing.ts';
import { PACKED_FROM } from './packing.ts';
import type { PolicyRow, PolicyTable } from './policy.ts';
import { leaveBodies } from './read-bodies.ts';
import { dataHeaders, securityHeaders } from './security-headers.ts';

export type { ApiServerOptions, Authenticate, AuthenticationFacts } from './edge.ts';

/**
 * Builds the server of one origin: every route of that host with its policy row. Throws when a route has no row, so
 * that nothing is ever served unguarded (architecture 3.8).
 */
export async function createApiServer(options: ApiServerOptions): Promise<FastifyInstance> {
  const isSecure = options.secureCookies;
  const headers = securityHeaders({ csp: options.csp, isSecure });
  const securityLines = {
    page: Object.entries(headers).flat(),
    data: Object.entries(dataHeaders({ isSecure })).flat(),
  };
  const edge: Edge = { ...options, securityLines };
  const app = fastify({
    logger: false,
    return503OnClosing: true,
    trustProxy: [...(options.trustedProxies ?? ['loopback'])],
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, edge),
  });
  // For what the framework sends: pages, files, 404. Calls write theirs themselves.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(headers);
    done();
  });
  await app.register(compress, { global: true, globalDecompression: false, threshold: PACKED_FROM });
  leaveBodies(app);
  app.setErrorHandler((error: FrameworkError, request, reply) => answerError(error, request, reply, edge));
  for (const bound of options.routes.filter(({ contract }) => contract.host === options.host)) {
    mountRoute(app, bound, policyOf(options.policies, bound), edge);
  }
  return app;
}

function policyOf(policies: PolicyTable, { contract }: BoundRoute): PolicyRow {
  const row = policies[contract.name];
  if (!row) throw new Error(`route ${contract.name} has no policy row`);
  return row;
}

type FrameworkError = Error & { readonly statusCode?: number };

/** Answers an exception of the framework or a bug: a catalogue code, never a stack, and a 500 only for our own faults. */
function answerError(error: FrameworkError, request: FastifyRequest, reply: FastifyReply, edge: Edge): void {
  const { url, config } = request.routeOptions;
  // A request that the framework refuses before a route is reached cannot be read; any other exception is our fault.
  const refusal = (error.statusCode ?? 500) < 500 ? refuse('malformed-input') : null;
  if (!refusal) edge.log.error({ err: error, method: request.method, path: url ?? request.url.slice(0, 200) }, 'bug');
  // Too late for an answer: the caller must not take half of one for the whole.
  if (reply.raw.headersSent) return void reply.raw.destroy();
  const outgoing = new Outgoing(reply.raw, edge.securityLines);
  if (refusal) outgoing.addHeader('connection', 'close');
  writeRefusal(outgoing, null, refusal ?? refuse('internal'), withLocaleOf(request, edge));
  if (config?.call !== undefined) edge.metrics.observeCall({ route: config.call, http: outgoing.http, ms: 0 });
}
