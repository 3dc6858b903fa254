import type { ErrorDefinition } from '../row.ts';

/** The player’s own limits, time-outs and exclusions. */
export const responsibleGamblingErrors = {
  'self-excluded': { code: 3700, http: 403, params: { until: 'instant' } },
  'self-excluded-permanently': { code: 3701, http: 403, state: 'later' },
  'deposit-limit-reached': { code: 3702, http: 422, state: 'later', params: { left: 'money' } },
  'loss-limit-reached': { code: 3703, http: 422, state: 'later', params: { left: 'money' } },
  'stake-limit-reached': { code: 3704, http: 422, state: 'later', params: { left: 'money' } },
  'session-limit-reached': { code: 3705, http: 403, state: 'later', params: { until: 'instant' } },
  'time-out-active': { code: 3706, http: 403, state: 'later', params: { until: 'instant' } },
  'exclusion-not-liftable': { code: 3707, http: 409, state: 'later' },
  'limit-increase-pending': { code: 3708, http: 409, params: { at: 'instant' } },
  'reality-check-due': { code: 3709, http: 409, state: 'later' },
  'exclusion-duration-invalid': { code: 3710, http: 400, state: 'later' },
  'exclusion-register-unreachable': { code: 3711, http: 503, state: 'later' },
} as const satisfies Record<string, ErrorDefinition>;
