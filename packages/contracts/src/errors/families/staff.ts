import type { ErrorDefinition } from '../row.ts';

/** What only staff meet. */
export const staffErrors = {
  'user-not-found': { code: 502, http: 404 },
  'second-approval-required': { code: 3900, http: 409 },
  'own-approval-refused': { code: 3901, http: 403 },
  'reason-required': { code: 3902, http: 400 },
  'role-too-low': { code: 3903, http: 403 },
  'float-insufficient': { code: 3904, http: 422 },
  'export-too-large': { code: 3905, http: 422, params: { max: 'count' } },
  'setting-invalid': { code: 3906, http: 422, params: { field: 'text' } },
  'case-claimed': { code: 3907, http: 409 },
  'promo-code-exists': { code: 3908, http: 409 },
  'list-too-long': { code: 3909, http: 422, params: { max: 'count' } },
  'feed-message-not-found': { code: 3930, http: 404 },
  'feed-message-cut': { code: 3931, http: 422 },
} as const satisfies Record<string, ErrorDefinition>;
