import type { ErrorDefinition } from '../row.ts';

/** Catalogue, launch and rounds. */
export const casinoErrors = {
  'not-allowed-to-place-bets': { code: 404, http: 403 },
  'provider-error': { code: 999, http: 502 },
  'launch-token-invalid': { code: 3400, http: 401 },
  'provider-not-configured': { code: 3401, http: 404, params: { provider: 'text' } },
  'provider-blocked': { code: 3402, http: 403, params: { provider: 'text' } },
  'game-not-found': { code: 3403, http: 404 },
  'game-blocked': { code: 3404, http: 403 },
  'casino-blocked': { code: 3405, http: 403 },
  'demo-not-available': { code: 3406, http: 403 },
  'favourites-full': { code: 3407, http: 409, params: { max: 'count' } },
  'search-too-short': { code: 3408, http: 400, params: { min: 'count' } },
  'sign-in-to-play': { code: 3409, http: 401 },
  'sign-in-for-favourites': { code: 3410, http: 401 },
  'provider-unreachable': { code: 3411, http: 503 },
  'client-seed-invalid': { code: 3412, http: 400 },
  'seed-in-use': { code: 3413, http: 409 },
  'stake-outside-game-limits': { code: 3414, http: 422, params: { min: 'money', max: 'money' } },
  'round-action-invalid': { code: 3415, http: 409 },
  'betting-window-closed': { code: 3416, http: 409 },
  'folder-not-found': { code: 3417, http: 404 },
  'folder-name-taken': { code: 3418, http: 409 },
  'folders-full': { code: 3419, http: 409, params: { max: 'count' } },
  'favourite-not-found': { code: 3420, http: 404 },
} as const satisfies Record<string, ErrorDefinition>;
