import type { ErrorDefinition } from '../row.ts';

/** Requests as such: what cannot be read, is refused before a route or finds nothing. */
export const requestErrors = {
  internal: { code: 3000, http: 500 },
  'malformed-input': { code: 3001, http: 400 },
  'validation-failed': { code: 3002, http: 400, params: { field: 'text' } },
  'not-found': { code: 3003, http: 404 },
  forbidden: { code: 3004, http: 403 },
  'origin-refused': { code: 3005, http: 403 },
  'too-busy': { code: 3006, http: 503 },
  maintenance: { code: 3007, http: 503, state: 'later' },
  'feature-blocked': { code: 3008, http: 403, state: 'later' },
  'method-not-allowed': { code: 3009, http: 405 },
  'body-too-large': { code: 3010, http: 413 },
  'key-missing': { code: 3011, http: 400, state: 'later' },
  'key-conflict': { code: 3012, http: 409 },
  'page-not-found': { code: 3013, http: 404 },
  'amount-invalid': { code: 3014, http: 400 },
  'amount-too-precise': { code: 3015, http: 400, state: 'later', params: { decimals: 'count' } },
  'state-changed': { code: 3016, http: 409 },
  'signature-invalid': { code: 3017, http: 401 },
  'timestamp-outside-window': { code: 3018, http: 401 },
  'nonce-replayed': { code: 3019, http: 409 },
  'partner-token-invalid': { code: 3020, http: 401, params: { call: 'text' } },
  'partner-unknown': { code: 3021, http: 403 },
  'language-unknown': { code: 3022, http: 400, state: 'later' },
  'unsupported-media-type': { code: 3023, http: 415 },
} as const satisfies Record<string, ErrorDefinition>;
