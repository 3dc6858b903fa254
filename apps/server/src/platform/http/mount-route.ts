/** A contract as a Fastify route. Ours: the one order of a call, and refusals as values. */
import { PARTNER_NAME, type RouteContract } from '@ordago/contracts';
import { isRefusal, networkOf, type Refusal, refuse } from '@ordago/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type Actor, GUEST } from './actor.ts';
import { payloadOf, refusalPayload } from './answer.ts';
import { BODY_BYTES_MAX } from './bodies.ts';
import { type BoundRoute, RawAnswer } from './bound-route.ts';
import { callerAddress } from './caller-address.ts';
import type { Edge } from './edge.ts';
import { isForeign } from './origin-check.ts';
import { createInputParser, type Input } from './parse-input.ts';
import { judgeAccess, type PolicyRow } from './policy.ts';
import { headersOf, RequestCall } from './request-call.ts';
import { securityEventOf } from './security-event.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract behind the route; none for pages and files. */
    contract?: RouteContract;
  }
  interface FastifyRequest {
    /** Time at which a call had come in, in milliseconds of the process. */
    beganAt: number;
    /** Address of the caller. */
    address: string;
    actor: Actor;
    input: Input;
    /** Third party in whose name the call came, once its route knows. */
    provider?: string;
  }
}

const DEFAULT_LIMIT = { max: 600, windowMs: 60_000 };
/** Networks that a route counts at a time. */
const NETWORKS_MAX = 50_000;

type Done = (error?: Error) => void;
type Hook = (request: FastifyRequest, reply: FastifyReply, done: Done) => void;

/** Readies the requests of a server for {@link mountRoute}. */
export function decorateRequests(app: FastifyInstance): void {
  for (const name of ['beganAt', 'address', 'actor', 'input', 'rawBody', 'provider'])
    app.decorateRequest(name, undefined);
}

/** Puts a route on its path and its aliases. The order of a call: origin, rate, who, may they, what, do it. */
export function mountRoute(app: FastifyInstance, bound: BoundRoute, row: PolicyRow, edge: Edge): void {
  const { contract } = bound;
  const refuseWith = (reply: FastifyReply, refusal: Refusal, actor?: Actor): string => {
    if (refusal.name !== 'unauthorized' || !row.isAskedByGuests)
      noteRefusal(reply.request, refusal.name, { contract, edge, actor });
    edge.metrics.observeRefusal({ route: contract.name, name: refusal.name });
    return refusalPayload(reply, contract, refusal, edge);
  };
  const onRequest = [checkOrigin(contract, edge, refuseWith), rateLimit(app, row)];
  const options: RouteShorthandOptions = {
    config: { contract },
    bodyLimit: contract.bodyBytesMax ?? BODY_BYTES_MAX,
    helmet: false,
    decompress: contract.wire === 'raw' && contract.method !== 'GET' ? {} : false,
    // After the body has come in: who holds it back must not act as who they were, at the time of its first byte.
    preValidation: authenticate(row, edge, refuseWith),
    preHandler: readInput(contract, refuseWith),
  };
  for (const url of [contract.path, ...(contract.aliases ?? [])]) {
    app.route({
      ...options,
      method: contract.method,
      url,
      onRequest: [...onRequest],
      onSend: [observe(contract, edge)],
      handler: async (request, reply) => {
        const answer = await bound.handle(new RequestCall(request, reply, edge));
        if (isRefusal(answer)) return refuseWith(reply, answer);
        if (answer instanceof RawAnswer && answer.isUnproven)
          noteRefusal(request, 'signature-invalid', { contract, edge });
        return payloadOf(reply, contract, answer, edge);
      },
    });
  }
}

type RefuseWith = (reply: FastifyReply, refusal: Refusal, actor?: Actor) => string;

function checkOrigin(contract: RouteContract, edge: Edge, refuseWith: RefuseWith): Hook {
  const { method, changesState = false } = contract;
  // Signed calls of third parties come from servers; their proof is the signature.
  const isChecked = contract.wire !== 'raw';
  return (request, reply, done) => {
    request.beganAt = performance.now();
    request.address = callerAddress(request);
    const headers = headersOf(request);
    const facts = {
      method,
      changesState,
      origin: headers.origin,
      fetchSite: headers['sec-fetch-site'],
      customHeader: headers[PARTNER_NAME],
    };
    if (isChecked && isForeign(facts, edge.allowedOrigins))
      return void reply.send(refuseWith(reply, refuse('origin-refused')));
    done();
  };
}

/** Counts calls by network. One process's view: a rate limit on floods, not a security limit. */
function rateLimit(app: FastifyInstance, { limit = DEFAULT_LIMIT }: PolicyRow) {
  return app.rateLimit({
    max: limit.max,
    timeWindow: limit.windowMs,
    cache: NETWORKS_MAX,
    keyGenerator: ({ address }) => networkOf(address),
  });
}

function authenticate(row: PolicyRow, edge: Edge, refuseWith: RefuseWith): Hook {
  const { takesPartnerToken = false, takesAuthorization = false } = row;
  const { host } = edge;
  return (request, reply, done) => {
    const headers = headersOf(request);
    const { cookies, address: ip } = request;
    if (takesPartnerToken && isForeignOrigin(headers[PARTNER_NAME], edge.partners))
      return void reply.send(refuseWith(reply, refuse('partner-unknown')));
    edge.authenticate({ host, cookies, headers, ip, takesPartnerToken, takesAuthorization }).then((actor) => {
      const refusal = isRefusal(actor) ? actor : judgeAccess(row, actor);
      if (refusal) return void reply.send(refuseWith(reply, refusal, isRefusal(actor) ? GUEST : actor));
      request.actor = actor as Actor;
      done();
    }, done);
  };
}

function readInput(contract: RouteContract, refuseWith: RefuseWith): Hook {
  const parse = createInputParser(contract);
  return (request, reply, done) => {
    const input = parse(request);
    if (isRefusal(input)) return void reply.send(refuseWith(reply, input));
    request.input = input;
    done();
  };
}

function observe({ name: route }: RouteContract, { metrics }: Edge) {
  return (request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: Done): void => {
    metrics.observeCall({ route, http: reply.statusCode, ms: performance.now() - request.beganAt });
    done();
  };
}

/** Reports a refusal that says something about its caller. The actor is a guest until it is known who calls. */
export function noteRefusal(
  request: FastifyRequest,
  refusal: string,
  {
    contract,
    edge,
    actor = request.actor ?? GUEST,
  }: { contract: RouteContract; edge: Edge; actor?: Actor | undefined },
): void {
  const kind = securityEventOf(refusal, { host: edge.host, actor });
  if (kind === null) return;
  edge.noteSecurity?.({
    kind,
    host: edge.host,
    route: contract.name,
    provider: request.provider ?? null,
    actor,
    ip: request.address ?? callerAddress(request),
  });
}

/** A call that names no site is the site's own; one that names a site must name a partner. */
function isForeignOrigin(name: string | undefined, partners: readonly string[] = ['ordago']): boolean {
  return name !== undefined && !partners.includes(name);
}
