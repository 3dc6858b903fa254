import { EVERYONE, OWN_READERS, PLAYERS, type PolicyTable } from '../../platform/http/policy.ts';

/** Guests and players; whoever is barred from play may still look (reliability 3.2). */
const BROWSERS = ['guest', 'player', 'agent-player', 'banned', 'excluded'] as const;
/** Opening a game is judged by the use-case, which gives guests and others their own sentence. */
const LAUNCH = { allow: [...PLAYERS, 'guest'], deny: denyAll('not-allowed-to-place-bets') } as const;
const LIST = { allow: BROWSERS, deny: denyAll('not-allowed-to-place-bets') } as const;
const FAVOURITES = { allow: PLAYERS, deny: { guest: 'sign-in-for-favourites' } } as const;
/** Providers call at the pace of their players; the signature guards them. */
const CALLBACK = { allow: EVERYONE, limit: { max: 600_000, windowMs: 60_000 } } as const;

export const casinoPolicies: PolicyTable = {
  'casino.launch-game': LAUNCH,
  'casino.open-pragmatic-rgs-game': LAUNCH,
  'casino.open-evolution-frame': LAUNCH,
  'casino.open-slotegrator-game': LAUNCH,
  'casino.list-pragmatic-rgs-games': LIST,
  'casino.list-evolution-games': LIST,
  'casino.list-slotegrator-games': LIST,
  'casino.list-games': LIST,
  // The catalogue's role rule answers other roles itself: code 404 with an empty list (semantics D58).
  'casino.preview-games': { allow: ['cashier', 'admin', 'superadmin', 'owner'] },
  'casino.read-catalogue': { allow: EVERYONE },
  'casino.read-live-players': { allow: EVERYONE },
  'casino.read-blocks': { allow: EVERYONE },
  'casino.read-blocklist': { allow: EVERYONE },
  'casino.read-art': { allow: EVERYONE, limit: { max: 6_000, windowMs: 60_000 } },
  'casino.receive-wallet-callback': CALLBACK,
  'casino.receive-wallet-message': CALLBACK,
  'casino.list-history': { allow: OWN_READERS },
  'casino.list-slots-bet-history': { allow: OWN_READERS },
  'casino.add-favourite': FAVOURITES,
  'casino.remove-favourite': FAVOURITES,
  'casino.list-favourites': FAVOURITES,
};

function denyAll<const Name extends string>(name: Name) {
  return { cashier: name, admin: name, superadmin: name, owner: name };
}
