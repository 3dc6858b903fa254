/** Facts on which the headers of an origin depend. */
export interface SecurityFacts {
  /** Content-Security-Policy directives. */
  readonly csp: Readonly<Record<string, readonly string[]>>;
  /** True if the origin is reached by https alone. */
  readonly isSecure: boolean;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The headers of every page and file of an origin. They depend on nothing of a request, so a server makes them once.
 * `x-frame-options` is not among them: `frame-ancestors` of the policy says who may embed.
 */
export function securityHeaders({ csp, isSecure }: SecurityFacts): Readonly<Record<string, string>> {
  const policy = Object.entries(csp).map(([directive, sources]) => [directive, ...sources].join(' '));
  return {
    'content-security-policy': policy.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    // The frames we embed live on sibling origins.
    'cross-origin-resource-policy': 'same-site',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...transportHeader(isSecure),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

/**
 * The headers of an answer that a programme reads. It is never a page: a browser that is made to show it may load nothing
 * for it, and nobody may embed it. What else {@link securityHeaders} says is of pages alone.
 */
export function dataHeaders({ isSecure }: Pick<SecurityFacts, 'isSecure'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
    ...transportHeader(isSecure),
    'x-content-type-options': 'nosniff',
  };
}

function transportHeader(isSecure: boolean): Readonly<Record<string, string>> {
  return isSecure ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {};
}
