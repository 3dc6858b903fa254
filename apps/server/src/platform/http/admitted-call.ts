import { type Locale, localeOfHeader } from '@ordago/i18n';
import type { Instant } from '@ordago/kernel';
import type { Actor } from './actor.ts';
import type { Call } from './bound-route.ts';
import { type CookieGuard, type Cookies, cookieLine } from './cookies.ts';
import type { Outgoing } from './outgoing.ts';
import type { Input } from './parse-input.ts';
import type { IncomingBody } from './read-bodies.ts';

/** Facts of an admitted request. */
export interface Admission {
  readonly outgoing: Outgoing;
  readonly sent: IncomingBody | undefined;
  readonly actor: Actor;
  readonly input: Input;
  readonly now: Instant;
  readonly ip: string;
  readonly headers: Call['headers'];
  readonly cookies: Cookies;
  readonly cookieGuard: CookieGuard;
}

const USER_AGENT_CHARS_MAX = 500;
const NO_BYTES = Buffer.alloc(0);

/** The call that a handler gets. What few handlers ask for is worked out when they ask. */
export class AdmittedCall implements Call {
  readonly #admission: Admission;
  readonly actor: Actor;
  readonly params: never;
  readonly query: never;
  readonly body: never;
  readonly now: Instant;
  readonly ip: string;
  readonly headers: Call['headers'];
  readonly cookies: Cookies;

  constructor(admission: Admission) {
    this.#admission = admission;
    this.actor = admission.actor;
    this.params = admission.input.params;
    this.query = admission.input.query;
    this.body = admission.input.body;
    this.now = admission.now;
    this.ip = admission.ip;
    this.headers = admission.headers;
    this.cookies = admission.cookies;
  }

  get locale(): Locale {
    return localeOfHeader(this.headers['accept-language']);
  }

  get userAgent(): string {
    return (this.headers['user-agent'] ?? '').slice(0, USER_AGENT_CHARS_MAX);
  }

  get rawBody(): Buffer {
    return this.#admission.sent?.bytes ?? NO_BYTES;
  }

  setCookie(name: string, value: string, { maxAgeSeconds }: { maxAgeSeconds: number }): void {
    const { outgoing, cookieGuard } = this.#admission;
    outgoing.addCookie(cookieLine(cookieGuard, { name, value, maxAgeSeconds }));
  }

  clearCookie(name: string): void {
    this.setCookie(name, '', { maxAgeSeconds: 0 });
  }
}
