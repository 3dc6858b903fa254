import { OWN_READERS, type PolicyTable, STAFF } from '../../platform/http/policy.ts';

/** Actors that the player site reads: its cookie never names staff, and a banned player is refused as banned. */
const VISITORS = ['guest', 'player', 'agent-player', 'excluded'] as const;
/** Actors that may sign out: a banned player too. */
const LEAVERS = [...VISITORS, 'banned'] as const;
const STAFF_REFUSED = {
  cashier: 'players-only',
  admin: 'players-only',
  superadmin: 'players-only',
  owner: 'players-only',
} as const;

/** Rights on accounts (reliability 3.2). */
export const identityPolicies: PolicyTable = {
  // Signed-in players have an account already; the rate limits of sign-ups and guesses are in the database.
  'identity.sign-up': { allow: ['guest'], deny: STAFF_REFUSED },
  'identity.sign-in': { allow: VISITORS, deny: STAFF_REFUSED },
  'identity.check-session': {
    allow: VISITORS,
    deny: STAFF_REFUSED,
    limit: { max: 60_000, windowMs: 60_000 },
  },
  'identity.sign-out': { allow: LEAVERS, deny: STAFF_REFUSED },
  'identity.sign-out-by-get': { allow: LEAVERS, deny: STAFF_REFUSED },
  'identity.change-password': { allow: ['player', 'agent-player', 'excluded'], deny: STAFF_REFUSED },
  'identity.list-sessions': { allow: ['player', 'agent-player', 'excluded'], deny: STAFF_REFUSED },
  'identity.issue-frame-token': {
    allow: ['player', 'agent-player'],
    deny: { ...STAFF_REFUSED, guest: 'sign-in-to-play' },
  },
  'identity.issue-partner-token': { allow: OWN_READERS, deny: STAFF_REFUSED },
  // Its right is the link; staff who are signed in prove that it is used.
  'staff.create-first-owner': { allow: ['guest', ...STAFF] },
  'staff.sign-in': { allow: ['guest', ...STAFF] },
  'staff.read-self': { allow: STAFF, isAskedByGuests: true },
  'staff.sign-out': { allow: ['guest', ...STAFF] },
};
