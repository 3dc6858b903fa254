import type { ErrorDefinition } from '../row.ts';

/** Information pages, documents, notifications, promotions. */
export const contentErrors = {
  'flat-page-not-found': { code: 201, http: 404, state: 'later' },
  'flat-pages-language-unknown': { code: 202, http: 400, state: 'later' },
  'document-too-large': { code: 3800, http: 413, state: 'later', params: { max: 'count' } },
  'document-type-refused': { code: 3801, http: 415, state: 'later' },
  'notification-not-found': { code: 3802, http: 404, state: 'later' },
  'content-unsafe': { code: 3803, http: 422, state: 'later' },
  'promotion-not-found': { code: 3804, http: 404, state: 'later' },
  'jackpot-not-found': { code: 3805, http: 404, state: 'later' },
  'race-not-found': { code: 3806, http: 404, state: 'later' },
} as const satisfies Record<string, ErrorDefinition>;
