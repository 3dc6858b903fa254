import { OWN_READERS, type PolicyTable, STAFF, SUPERADMINS } from '../../platform/http/policy.ts';

/** Every level reads its own subtree (reliability 3.2); the books as a whole are for levels 3 and 4. */
export const reportingPolicies: PolicyTable = {
  'reporting.list-players': { allow: STAFF },
  'reporting.read-player': { allow: STAFF },
  'reporting.list-transfers': { allow: STAFF },
  'reporting.list-bets': { allow: STAFF },
  // A player reads what is theirs.
  'reporting.list-bet-history': { allow: OWN_READERS },
  'reporting.read-invariants': { allow: SUPERADMINS },
};
