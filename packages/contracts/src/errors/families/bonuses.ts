import type { ErrorDefinition } from '../row.ts';

/** Promo codes, bonuses, cashback, referrals, rewards. */
export const bonusesErrors = {
  'real-balance-too-large': { code: 505, http: 409, params: { max: 'money' } },
  'promo-not-found': { code: 2200, http: 404 },
  'promo-expired': { code: 2201, http: 409 },
  'promo-individual-used': { code: 2202, http: 409 },
  'promo-already-activated': { code: 2203, http: 409 },
  'promo-other-partner': { code: 2204, http: 403 },
  'promo-own-code': { code: 2205, http: 403 },
  'promo-type-unknown': { code: 2206, http: 409 },
  'promo-percent-used': { code: 2207, http: 409 },
  'promo-used-up': { code: 2208, http: 409 },
  'promo-cancelled-by-player': { code: 2209, http: 409 },
  'promo-filled-earlier': { code: 2210, http: 409 },
  'promo-not-a-member': { code: 2211, http: 403 },
  'promo-blocked-by-staff': { code: 2212, http: 403 },
  'promo-withdrawn-since': { code: 2213, http: 409 },
  'promo-terms-unmet': { code: 2214, http: 409 },
  'bonus-not-found': { code: 3600, http: 404 },
  'bonus-already-ended': { code: 3601, http: 409 },
  'cashback-empty': { code: 3602, http: 409 },
  'referral-already-partner': { code: 3603, http: 409 },
  'referral-request-pending': { code: 3604, http: 409 },
  'reward-already-claimed': { code: 3605, http: 409 },
  'reward-not-due': { code: 3606, http: 409, params: { at: 'instant' } },
  'bonus-terms-conflict': { code: 3607, http: 409 },
} as const satisfies Record<string, ErrorDefinition>;
