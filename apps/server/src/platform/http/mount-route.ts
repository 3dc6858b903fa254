import { PARTNER_NAME, type RouteContract } from '@ordago/contracts';
import { isRefusal, networkOf, refuse } from '@ordago/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AdmittedCall } from './admitted-call.ts';
import { withLocaleOf, writeAnswer, writeRefusal } from './answer.ts';
import type { BoundRoute, Call } from './bound-route.ts';
import { type CookieGuard, readCookies } from './cookies.ts';
import type { Edge } from './edge.ts';
import { isForeign, type OriginFacts } from './origin-check.ts';
import { Outgoing } from './outgoing.ts';
import { createInputParser, type InputParser } from './parse-input.ts';
import { judgeAccess, type PolicyRow } from './policy.ts';
import { createRateGate, type RateGate } from './rate-gate.ts';
import { bodyTakerOf, type IncomingBody, type Received } from './read-bodies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the contract behind the route; none for pages and files. */
    call?: string;
  }
}

const DEFAULT_LIMIT = { max: 600, windowMs: 60_000 };

/** Facts of a route before any call. */
interface Mounted {
  readonly bound: BoundRoute;
  readonly row: PolicyRow;
  readonly gate: RateGate;
  readonly parse: InputParser;
  readonly cookieGuard: CookieGuard;
  readonly edge: Edge;
}

/** Puts a route on its path and its aliases. */
export function mountRoute(app: FastifyInstance, bound: BoundRoute, row: PolicyRow, edge: Edge): void {
  const { contract } = bound;
  const mounted: Mounted = {
    bound,
    row,
    edge,
    gate: createRateGate(row.limit ?? DEFAULT_LIMIT),
    parse: createInputParser(contract),
    cookieGuard: { secure: edge.secureCookies, sameSite: edge.host === 'staff' ? 'strict' : 'lax' },
  };
  const takeBody = bodyTakerOf(contract);
  for (const url of [contract.path, ...(contract.aliases ?? [])]) {
    app.route({
      method: contract.method,
      url,
      config: { call: contract.name },
      // Answers are packed by their size where they are written, so that short ones pay nothing for it.
      compress: false,
      handler: (request, reply) => {
        takeBody(request.raw, (sent) => void answerRequest(request, reply, sent, mounted));
      },
    });
  }
}

/** Never rejects: what is thrown on the way goes to the error handler. */
async function answerRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: Received,
  mounted: Mounted,
): Promise<void> {
  const { bound, edge } = mounted;
  const { contract } = bound;
  const beganAt = performance.now();
  const outgoing = new Outgoing(reply.raw, edge.securityLines);
  try {
    const isUnread = isRefusal(sent);
    // The rest of the body may still come.
    if (isUnread) outgoing.addHeader('connection', 'close');
    const verdict = isUnread ? sent : await judge(request, sent, outgoing, mounted);
    if (isRefusal(verdict)) {
      edge.metrics.observeRefusal({ route: contract.name, name: verdict.name });
      writeRefusal(outgoing, contract, verdict, withLocaleOf(request, edge));
    } else {
      const packing = writeAnswer({ outgoing, acceptEncoding: request.headers['accept-encoding'] }, contract, verdict);
      if (packing) await packing;
    }
    edge.metrics.observeCall({ route: contract.name, http: outgoing.http, ms: performance.now() - beganAt });
  } catch (error) {
    reply.send(error instanceof Error ? error : new Error(String(error)));
  }
}

/** The fixed order of a call: origin, rate, who, may they, what, do it. */
async function judge(
  request: FastifyRequest,
  sent: IncomingBody | undefined,
  outgoing: Outgoing,
  mounted: Mounted,
): Promise<unknown> {
  const { bound, row, gate, edge, cookieGuard } = mounted;
  const headers = textsOf(request.headers);
  const ip = addressOf(request);
  // Signed calls of third parties come from servers; their proof is the signature.
  if (bound.contract.wire !== 'raw' && isForeign(originFacts(bound.contract, headers), edge.allowedOrigins))
    return refuse('origin-refused');
  const now = edge.clock.now();
  const wait = gate.admit(networkOf(ip), now);
  if (wait > 0) {
    outgoing.addHeader('retry-after', String(Math.ceil(wait / 1000)));
    return refuse('too-many-attempts');
  }
  const cookies = readCookies(headers.cookie);
  const { takesPartnerToken = false } = row;
  if (takesPartnerToken && isForeignOrigin(headers[PARTNER_NAME], edge.partners)) return refuse('partner-unknown');
  const actor = await edge.authenticate({ host: edge.host, cookies, headers, ip, takesPartnerToken });
  if (isRefusal(actor)) return actor;
  const denied = judgeAccess(row, actor);
  if (denied) return denied;
  const input = mounted.parse(request, sent);
  if (isRefusal(input)) return input;
  // Awaited here: a promise given back by an async function takes two turns more.
  return await bound.handle(new AdmittedCall({ outgoing, sent, actor, input, now, ip, headers, cookies, cookieGuard }));
}

/** A call that names no site is the site's own; one that names a site must name a partner. */
function isForeignOrigin(name: string | undefined, partners: readonly string[] = ['ordago']): boolean {
  return name !== undefined && !partners.includes(name);
}

/** Returns the caller's address; a trusted proxy sends it in a header, which most requests do not have. */
function addressOf(request: FastifyRequest): string {
  return request.headers['x-forwarded-for'] === undefined ? (request.raw.socket.remoteAddress ?? '') : request.ip;
}

function originFacts(contract: RouteContract, headers: Call['headers']): OriginFacts {
  return {
    method: contract.method,
    changesState: contract.changesState ?? false,
    origin: headers.origin,
    fetchSite: headers['sec-fetch-site'],
    customHeader: headers[PARTNER_NAME],
  };
}

/** Node joins what came twice, except for `set-cookie`, which has no meaning in a request. */
function textsOf(headers: FastifyRequest['headers']): Call['headers'] {
  if (headers['set-cookie'] === undefined) return headers as Call['headers'];
  return { ...headers, 'set-cookie': headers['set-cookie'].join(', ') } as Call['headers'];
}
