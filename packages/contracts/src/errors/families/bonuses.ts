import type { ErrorDefinition } from '../row.ts';

/** Promo codes, bonuses, cashback, referrals, rewards. */
export const bonusesErrors = {
  'real-balance-too-large': { code: 505, http: 409, state: 'later', params: { max: 'money' } },
  'promo-not-found': { code: 2200, http: 404, state: 'later' },
  'promo-expired': { code: 2201, http: 409, state: 'later' },
  'promo-individual-used': { code: 2202, http: 409, state: 'later' },
  'promo-already-activated': { code: 2203, http: 409, state: 'later' },
  'promo-other-partner': { code: 2204, http: 403, state: 'later' },
  'promo-own-code': { code: 2205, http: 403, state: 'later' },
  'promo-type-unknown': { code: 2206, http: 409, state: 'later' },
  'promo-percent-used': { code: 2207, http: 409, state: 'later' },
  'promo-used-up': { code: 2208, http: 409, state: 'later' },
  'promo-cancelled-by-player': { code: 2209, http: 409, state: 'later' },
  'promo-filled-earlier': { code: 2210, http: 409, state: 'later' },
  'promo-not-a-member': { code: 2211, http: 403, state: 'later' },
  'promo-blocked-by-staff': { code: 2212, http: 403, state: 'later' },
  'promo-withdrawn-since': { code: 2213, http: 409, state: 'later' },
  'promo-terms-unmet': { code: 2214, http: 409, state: 'later' },
  'bonus-not-found': { code: 3600, http: 404, state: 'later' },
  'bonus-already-ended': { code: 3601, http: 409, state: 'later' },
  'cashback-empty': { code: 3602, http: 409, state: 'later' },
  'referral-already-partner': { code: 3603, http: 409, state: 'later' },
  'referral-request-pending': { code: 3604, http: 409, state: 'later' },
  'reward-already-claimed': { code: 3605, http: 409, state: 'later' },
  'reward-not-due': { code: 3606, http: 409, state: 'later', params: { at: 'instant' } },
  'bonus-terms-conflict': { code: 3607, http: 409, state: 'later' },
} as const satisfies Record<string, ErrorDefinition>;
