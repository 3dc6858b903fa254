import { ADMINS, EVERYONE, OWN_READERS, PLAYERS, type PolicyTable, SUPERADMINS } from '../../platform/http/policy.ts';

/** A feed of many leagues sends often, and all of it comes from one address. */
const FEED = { max: 60_000, windowMs: 60_000 };
/**
 * Players send many requests, and a whole café may share one address; each player's bets are judged one by one all the
 * same.
 */
const BUSY = { max: 6_000, windowMs: 60_000 };

/** Everybody may read the line; only players whom nothing bars may bet (reliability 3.2). */
export const sportsbookPolicies: PolicyTable = {
  'sportsbook.read-tree': { allow: EVERYONE, limit: BUSY },
  'sportsbook.list-events': { allow: EVERYONE, limit: BUSY },
  'sportsbook.read-event': { allow: EVERYONE, limit: BUSY },
  'sportsbook.read-bet-builder': { allow: EVERYONE, limit: BUSY },
  'sportsbook.list-results': { allow: EVERYONE, limit: BUSY },
  'sportsbook.list-top-expresses': { allow: EVERYONE, limit: BUSY },
  'sportsbook.search': { allow: EVERYONE, limit: BUSY },
  'sportsbook.read-calendar': { allow: EVERYONE, limit: BUSY },
  'sportsbook.read-statistics': { allow: EVERYONE, limit: BUSY },
  // Its proof is the link.
  'sportsbook.read-shared-bet': { allow: EVERYONE, limit: BUSY },
  'sportsbook.read-settings': { allow: OWN_READERS, limit: BUSY },
  'sportsbook.save-settings': { allow: OWN_READERS, limit: BUSY },
  'sportsbook.list-favourites': { allow: OWN_READERS, limit: BUSY },
  'sportsbook.set-favourite': { allow: PLAYERS, limit: BUSY },
  'sportsbook.share-bet': { allow: OWN_READERS },
  'sportsbook.read-account': { allow: OWN_READERS, limit: BUSY },
  'sportsbook.read-slip-bounds': { allow: OWN_READERS, limit: BUSY },
  'sportsbook.place-bet': { allow: PLAYERS, limit: BUSY },
  'sportsbook.list-bets': { allow: OWN_READERS, limit: BUSY },
  'sportsbook.read-bet': { allow: OWN_READERS, limit: BUSY },
  'sportsbook.list-cash-outs': { allow: OWN_READERS, limit: BUSY },
  'sportsbook.read-cash-out-values': { allow: OWN_READERS, limit: BUSY },
  // Selling is an act of the player's own: what bars from betting bars from it.
  'sportsbook.quote-cash-out': { allow: PLAYERS, limit: BUSY },
  'sportsbook.cash-out-bet': { allow: PLAYERS, limit: BUSY },
  'sportsbook.set-cash-out-rule': { allow: PLAYERS, limit: BUSY },
  'sportsbook.cancel-cash-out-rule': { allow: PLAYERS, limit: BUSY },
  'sportsbook.read-betting-rules': { allow: SUPERADMINS },
  'sportsbook.set-betting-settings': { allow: SUPERADMINS },
  'sportsbook.set-currency-stakes': { allow: SUPERADMINS },
  'sportsbook.remove-currency-stakes': { allow: SUPERADMINS },
  'sportsbook.list-bet-limits': { allow: SUPERADMINS },
  'sportsbook.set-bet-limit': { allow: SUPERADMINS },
  'sportsbook.list-scoped-rules': { allow: SUPERADMINS },
  'sportsbook.set-scoped-rule': { allow: SUPERADMINS },
  'sportsbook.list-each-way-terms': { allow: SUPERADMINS },
  'sportsbook.set-each-way-terms': { allow: SUPERADMINS },
  'sportsbook.list-staff-top-expresses': { allow: SUPERADMINS },
  'sportsbook.preview-top-express': { allow: SUPERADMINS },
  'sportsbook.read-staff-event': { allow: SUPERADMINS },
  'sportsbook.set-top-express': { allow: SUPERADMINS },
  'sportsbook.end-top-express': { allow: SUPERADMINS },
  'sportsbook.resume-top-express': { allow: SUPERADMINS },
  'sportsbook.list-betting-changes': { allow: SUPERADMINS },
  'sportsbook.find-betting-targets': { allow: SUPERADMINS },
  'sportsbook.list-exposures': { allow: SUPERADMINS },
  'sportsbook.read-player-exposure': { allow: SUPERADMINS },
  'sportsbook.ask-what-if': { allow: SUPERADMINS },
  'sportsbook.list-cash-out-terms': { allow: SUPERADMINS },
  'sportsbook.set-cash-out-terms': { allow: SUPERADMINS },
  // Its proof is the signature.
  'sportsbook.receive-feed': { allow: EVERYONE, limit: FEED },
  'sportsbook.receive-named-feed': { allow: EVERYONE, limit: FEED },
  // Admins read faulty messages of suppliers; higher levels decide about them.
  'sportsbook.list-feed-quarantine': { allow: ADMINS },
  'sportsbook.read-feed-message': { allow: ADMINS },
  'sportsbook.list-feed-services': { allow: ADMINS },
  'sportsbook.list-late-results': { allow: ADMINS },
  'sportsbook.replay-feed-message': { allow: SUPERADMINS },
  'sportsbook.dismiss-feed-message': { allow: SUPERADMINS },
  // Nobody but staff settles a contest whose window is over.
  'sportsbook.settle-late-result': { allow: SUPERADMINS },
  'sportsbook.dismiss-late-result': { allow: SUPERADMINS },
};
