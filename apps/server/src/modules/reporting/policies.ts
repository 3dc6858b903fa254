import { type PolicyTable, STAFF, SUPERADMINS } from '../../platform/http/policy.ts';

/** Every level looks into its own subtree (reliability 3.2); the books as a whole are for levels 3 and 4. */
export const reportingPolicies: PolicyTable = {
  'reporting.list-players': { allow: STAFF },
  'reporting.read-player': { allow: STAFF },
  'reporting.list-transfers': { allow: STAFF },
  'reporting.list-bets': { allow: STAFF },
  'reporting.read-invariants': { allow: SUPERADMINS },
};
