/** Settings of `@fastify/helmet`, and the headers of data answers. Ours: what each origin may load, and who may embed it. */
import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Facts on which the headers of an origin depend. */
export interface SecurityFacts {
  /** Content-Security-Policy directives. */
  readonly csp: Readonly<Record<string, readonly string[]>>;
  /** True if the origin is reached by https alone. */
  readonly isSecure: boolean;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The headers of pages and files. No `x-frame-options`: `frame-ancestors` of the policy names who may embed. */
export function pageHeaders({ csp, isSecure }: SecurityFacts): FastifyHelmetOptions {
  const directives = Object.fromEntries(Object.entries(csp).map(([name, sources]) => [name, [...sources]]));
  return {
    contentSecurityPolicy: { useDefaults: false, directives },
    // The frames we embed live on sibling origins.
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure && { maxAge: YEAR_SECONDS, includeSubDomains: true },
    xFrameOptions: false,
  };
}

/**
 * The headers of an answer that a programme reads. It is never a page: a browser that is made to show it may load nothing
 * for it, nobody may embed it, and neither browser nor proxy keeps it unless its route says so. Constants, where helmet would
 * put the same few together anew for each call.
 */
export function dataHeaders({ isSecure }: Pick<SecurityFacts, 'isSecure'>): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
    ...(isSecure && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
    'x-content-type-options': 'nosniff',
  };
}
