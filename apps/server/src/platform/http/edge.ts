/** Options of an origin's server. Ours: they are what the product hands to the library. */
import type { Host } from '@ordago/contracts';
import type { Locale } from '@ordago/i18n';
import type { Clock, Refusal } from '@ordago/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Actor } from './actor.ts';
import type { BoundRoute } from './bound-route.ts';
import type { PolicyTable } from './policy.ts';
import type { NoteSecurityEvent } from './security-event.ts';

/** Writes a refusal in a language: the server answers with the code and a sentence (architecture 3.2). */
export type Sentences = (locale: Locale, name: string, params: Refusal['params']) => string;

/** Parts of one origin. */
export interface ApiServerOptions {
  readonly host: Host;
  readonly routes: readonly BoundRoute[];
  readonly policies: PolicyTable;
  readonly authenticate: Authenticate;
  /** Origins whose pages may change state here. */
  readonly allowedOrigins: readonly string[];
  readonly sentences: Sentences;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'observeCall' | 'observeRefusal'>;
  readonly secureCookies: boolean;
  /** Proxies whose header about the caller's address is believed. (Default: loopback) */
  readonly trustedProxies?: readonly string[];
  /** Names that `partner-name` may hold on the calls of partners. (Default: ordago alone) */
  readonly partners?: readonly string[];
  /** Content-Security-Policy directives of this origin. */
  readonly csp: Record<string, string[]>;
  /** Sends the page of a front end where an address without a call means one; false where it does not. (Default: none) */
  readonly sendPage?: (request: FastifyRequest, reply: FastifyReply) => boolean;
  /** (Default: nobody is told) */
  readonly noteSecurity?: NoteSecurityEvent;
}

/**
 * Determines the caller; refuses where an invalid proof is offered, instead of taking the caller for a guest.
 * @refuses partner-token-invalid
 */
export type Authenticate = (request: AuthenticationFacts) => Promise<Actor | Refusal<'partner-token-invalid'>>;

/** The parts of a request that can carry a session. */
export interface AuthenticationFacts {
  readonly host: Host;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly ip: string;
  /** True if `partner-authorization` is read: its policy row allows it. (Default: false) */
  readonly takesPartnerToken?: boolean;
  /** True if `authorization` may carry that token as well. (Default: false) */
  readonly takesAuthorization?: boolean;
}

/** An origin's options, with what its server makes of them once. */
export interface Edge extends ApiServerOptions {
  /** The security headers of every data answer. */
  readonly dataHeaders: Readonly<Record<string, string>>;
}
