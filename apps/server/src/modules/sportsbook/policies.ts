import { EVERYONE, OWN_READERS, PLAYERS, type PolicyTable } from '../../platform/http/policy.ts';

/** A feed of many leagues speaks often, and all of it comes from one address. */
const FEED = { max: 60_000, windowMs: 60_000 };
/** Players press often, and a whole café may share one address; each player's bets are judged one by one all the same. */
const BUSY = { max: 6_000, windowMs: 60_000 };

/** Everybody may look at the line; only players whom nothing bars may bet (reliability 3.2). */
export const sportsbookPolicies: PolicyTable = {
  'sportsbook.read-tree': { allow: EVERYONE, limit: BUSY },
  'sportsbook.list-events': { allow: EVERYONE, limit: BUSY },
  'sportsbook.read-event': { allow: EVERYONE, limit: BUSY },
  'sportsbook.list-results': { allow: EVERYONE, limit: BUSY },
  'sportsbook.read-account': { allow: OWN_READERS, limit: BUSY },
  'sportsbook.place-bet': { allow: PLAYERS, limit: BUSY },
  'sportsbook.list-bets': { allow: OWN_READERS, limit: BUSY },
  'sportsbook.read-bet': { allow: OWN_READERS, limit: BUSY },
  // Its proof is the signature.
  'sportsbook.receive-feed': { allow: EVERYONE, limit: FEED },
};
