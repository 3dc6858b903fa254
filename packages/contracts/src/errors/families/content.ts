import type { ErrorDefinition } from '../row.ts';

/** Information pages, documents, notifications, promotions. */
export const contentErrors = {
  'flat-page-not-found': { code: 201, http: 404 },
  'flat-pages-language-unknown': { code: 202, http: 400 },
  'document-too-large': { code: 3800, http: 413, params: { max: 'count' } },
  'document-type-refused': { code: 3801, http: 415 },
  'notification-not-found': { code: 3802, http: 404 },
  'content-unsafe': { code: 3803, http: 422 },
  'promotion-not-found': { code: 3804, http: 404 },
  'jackpot-not-found': { code: 3805, http: 404 },
  'race-not-found': { code: 3806, http: 404 },
} as const satisfies Record<string, ErrorDefinition>;
