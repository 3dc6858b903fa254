/** The call that a handler gets, read off Fastify's request. Ours: handlers know contracts, not the library. */
import { type Locale, localeOfHeader } from '@ordago/i18n';
import type { Instant } from '@ordago/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';
import type { Call } from './bound-route.ts';
import type { Edge } from './edge.ts';

const USER_AGENT_CHARS_MAX = 500;
const NO_BYTES = Buffer.alloc(0);

/** Call of an admitted request. What few handlers ask for is worked out when they ask. */
export class RequestCall implements Call {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #edge: Pick<Edge, 'host' | 'secureCookies'>;
  readonly actor: Actor;
  readonly params: never;
  readonly query: never;
  readonly body: never;
  readonly now: Instant;
  readonly ip: string;
  readonly headers: Call['headers'];
  readonly cookies: Call['cookies'];

  constructor(request: FastifyRequest, reply: FastifyReply, edge: Edge) {
    this.#request = request;
    this.#reply = reply;
    this.#edge = edge;
    this.actor = request.actor;
    this.params = request.input.params;
    this.query = request.input.query;
    this.body = request.input.body;
    this.now = edge.clock.now();
    this.ip = request.address;
    this.headers = headersOf(request);
    this.cookies = request.cookies;
  }

  get locale(): Locale {
    return localeOfHeader(this.headers['accept-language']);
  }

  get userAgent(): string {
    return (this.headers['user-agent'] ?? '').slice(0, USER_AGENT_CHARS_MAX);
  }

  get rawBody(): Buffer {
    return this.#request.rawBody ?? NO_BYTES;
  }

  setCookie(name: string, value: string, { maxAgeSeconds }: { maxAgeSeconds: number }): void {
    this.#reply.setCookie(name, value, { ...this.#attributes, maxAge: maxAgeSeconds });
  }

  clearCookie(name: string): void {
    this.#reply.clearCookie(name, this.#attributes);
  }

  nameProvider(name: string): void {
    this.#request.provider = name;
  }

  /** Keep a cookie from scripts and from other sites. */
  get #attributes() {
    const { host, secureCookies } = this.#edge;
    return { path: '/', httpOnly: true, secure: secureCookies, sameSite: host === 'staff' ? 'strict' : 'lax' } as const;
  }
}

/** Node joins what came twice, except for `set-cookie`, which has no meaning in a request. */
export function headersOf({ headers }: FastifyRequest): Call['headers'] {
  if (headers['set-cookie'] === undefined) return headers as Call['headers'];
  return { ...headers, 'set-cookie': headers['set-cookie'].join(', ') } as Call['headers'];
}
