import type { ErrorDefinition } from '../row.ts';

/** Errors of staff alone. */
export const staffErrors = {
  'user-not-found': { code: 502, http: 404 },
  'second-approval-required': { code: 3900, http: 409, state: 'later' },
  'own-approval-refused': { code: 3901, http: 403, state: 'later' },
  'reason-required': { code: 3902, http: 400 },
  'role-too-low': { code: 3903, http: 403 },
  'float-insufficient': { code: 3904, http: 422, state: 'later' },
  'export-too-large': { code: 3905, http: 422, state: 'later', params: { max: 'count' } },
  'setting-invalid': { code: 3906, http: 422, state: 'later', params: { field: 'text' } },
  'case-claimed': { code: 3907, http: 409, state: 'later' },
  'promo-code-exists': { code: 3908, http: 409, state: 'later' },
  'list-too-long': { code: 3909, http: 422, params: { max: 'count' } },
  'owner-link-invalid': { code: 3910, http: 403 },
  'feed-message-not-found': { code: 3930, http: 404 },
  'feed-message-cut': { code: 3931, http: 422 },
  'betting-target-not-found': { code: 3940, http: 404 },
  'betting-currency-not-taken': { code: 3941, http: 422 },
  'award-above-maximum': { code: 3942, http: 422, params: { max: 'money' } },
  'award-not-found': { code: 3943, http: 404 },
  'express-leg-refused': { code: 3944, http: 409, params: { place: 'count' } },
} as const satisfies Record<string, ErrorDefinition>;
