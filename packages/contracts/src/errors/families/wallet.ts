import type { ErrorDefinition } from '../row.ts';

/** The ledger and the callbacks of providers. */
export const walletErrors = {
  'rolled-back': { code: 3300, http: 409 },
  'move-not-in-chart': { code: 3301, http: 422 },
  'currency-mismatch': { code: 3302, http: 422 },
  'transaction-not-found': { code: 3303, http: 404 },
  'already-rolled-back': { code: 3304, http: 409 },
  'bet-already-settled': { code: 3305, http: 409 },
  'win-without-bet': { code: 3306, http: 409 },
  'round-closed': { code: 3307, http: 409 },
  'win-above-cap': { code: 3308, http: 409 },
  'game-session-expired': { code: 3309, http: 401 },
  'wallet-busy': { code: 3310, http: 503, state: 'later' },
  'bonus-not-active': { code: 3311, http: 409, state: 'later' },
  'round-wallet-mismatch': { code: 3312, http: 409 },
  'target-of-another-player': { code: 3313, http: 409 },
  'not-reversible': { code: 3314, http: 409 },
  'amount-out-of-range': { code: 3315, http: 422 },
  'unknown-account': { code: 3316, http: 404 },
  'order-withheld': { code: 3317, http: 409 },
  'award-unknown': { code: 3318, http: 404 },
  'award-known': { code: 3319, http: 409 },
  'award-ended': { code: 3320, http: 409 },
} as const satisfies Record<string, ErrorDefinition>;
