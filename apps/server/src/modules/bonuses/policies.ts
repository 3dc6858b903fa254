import { ADMINS, OWN_READERS, type PolicyTable, SUPERADMINS } from '../../platform/http/policy.ts';

/** A whole café may share one address. */
const BUSY = { max: 6_000, windowMs: 60_000 };

export const bonusPolicies: PolicyTable = {
  'sportsbook.list-free-bets': { allow: OWN_READERS, limit: BUSY },
  // Staff who see a player read their free bets; only higher levels give them.
  'sportsbook.list-staff-free-bets': { allow: ADMINS },
  'sportsbook.award-free-bet': { allow: SUPERADMINS },
  'sportsbook.cancel-free-bet': { allow: SUPERADMINS },
  'sportsbook.restore-free-bet': { allow: SUPERADMINS },
  'sportsbook.preview-free-bet-campaign': { allow: SUPERADMINS },
  'sportsbook.give-free-bet-campaign': { allow: SUPERADMINS },
  'sportsbook.change-free-bet-campaign': { allow: SUPERADMINS },
};
