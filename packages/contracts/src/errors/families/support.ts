import type { ErrorDefinition } from '../row.ts';

/** Errors of complaints. */
export const supportErrors = {
  'case-subject-not-found': { code: 3950, http: 404 },
  'case-already-open': { code: 3951, http: 409 },
  'case-decided': { code: 3952, http: 409 },
  'cases-full': { code: 3953, http: 409, params: { max: 'count' } },
  'case-not-found': { code: 3954, http: 404 },
} as const satisfies Record<string, ErrorDefinition>;
