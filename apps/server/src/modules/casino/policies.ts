import { PROVIDER_CALLS } from '@ordago/contracts';
import { EVERYONE, forPartners, joinPolicies, OWN_READERS, PLAYERS, SUPERADMINS } from '../../platform/http/policy.ts';

/** Guests and players; whoever is barred from play may still browse (reliability 3.2). */
const BROWSERS = ['guest', 'player', 'agent-player', 'banned', 'excluded'] as const;
/** Opening a game is judged by the use-case, which gives guests and others their own sentence. */
const LAUNCH = { allow: [...PLAYERS, 'guest'], deny: denyAll('not-allowed-to-place-bets') } as const;
/** The specification has an authorisation header at these (2, section 7). */
const AUTHORISED_LAUNCH = { ...LAUNCH, takesAuthorization: true } as const;
const LIST = { allow: BROWSERS, deny: denyAll('not-allowed-to-place-bets') } as const;
const FAVOURITES = { allow: PLAYERS, deny: { guest: 'sign-in-for-favourites' } } as const;
/** Providers call at the pace of their players; the signature guards them. */
const CALLBACK = { allow: EVERYONE, limit: { max: 600_000, windowMs: 60_000 } } as const;

export const casinoPolicies = joinPolicies([
  forPartners({
    'casino.launch-game': LAUNCH,
    // The paths of the providers (specification 2, section 7).
    ...Object.fromEntries(PROVIDER_CALLS.open.map((name) => [name, LAUNCH])),
    'casino.open-evoplay-game': AUTHORISED_LAUNCH,
    'casino.open-slotegrator-game': AUTHORISED_LAUNCH,
    ...Object.fromEntries(PROVIDER_CALLS.list.map((name) => [name, LIST])),
    'casino.list-games': LIST,
    'casino.list-history': { allow: OWN_READERS },
    'casino.list-slots-bet-history': { allow: OWN_READERS },
    'casino.read-round': { allow: OWN_READERS },
    'casino.replay-round': { allow: OWN_READERS, limit: { max: 60, windowMs: 60_000 } },
    'casino.read-session-position': { allow: OWN_READERS },
  }),
  {
    // The catalogue's role rule answers other roles itself: code 404 with an empty list (semantics D58).
    'casino.preview-games': { allow: ['cashier', 'admin', 'superadmin', 'owner'] },
    'casino.read-catalogue': { allow: EVERYONE },
    'casino.read-gr8-keys': { allow: EVERYONE },
    'casino.read-live-players': { allow: EVERYONE },
    'casino.read-blocks': { allow: EVERYONE },
    'casino.read-blocklist': { allow: EVERYONE },
    'casino.read-launch-page': { allow: EVERYONE },
    'casino.list-providers': { allow: SUPERADMINS },
    'casino.validate-provider': { allow: SUPERADMINS, limit: { max: 6, windowMs: 60_000 } },
    'casino.list-staff-games': { allow: SUPERADMINS },
    'casino.decide-game': { allow: SUPERADMINS },
    'casino.list-category-orders': { allow: EVERYONE },
    'casino.list-staff-categories': { allow: SUPERADMINS },
    'casino.read-staff-category': { allow: SUPERADMINS },
    'casino.set-category-order': { allow: SUPERADMINS },
    'casino.choose-category-arm': { allow: SUPERADMINS },
    'casino.list-catalogue-changes': { allow: SUPERADMINS },
    'casino.list-closures': { allow: SUPERADMINS },
    'casino.add-closure': { allow: SUPERADMINS },
    'casino.lift-closure': { allow: SUPERADMINS },
    'casino.read-staff-round': { allow: SUPERADMINS },
    'casino.replay-staff-round': { allow: SUPERADMINS },
    'casino.list-high-roller-floors': { allow: SUPERADMINS },
    'casino.set-high-roller-floor': { allow: SUPERADMINS },
    'casino.list-parked-wins': { allow: SUPERADMINS },
    'casino.approve-parked-win': { allow: SUPERADMINS },
    'casino.close-parked-win': { allow: SUPERADMINS },
    'casino.sign-hidden-route': { allow: SUPERADMINS },
    'casino.read-art': { allow: EVERYONE, limit: { max: 6_000, windowMs: 60_000 } },
    'casino.receive-wallet-callback': CALLBACK,
    'casino.receive-wallet-message': CALLBACK,
    'casino.list-winnings': { allow: EVERYONE },
    'casino.list-daily-winnings': { allow: EVERYONE },
    'casino.list-trending-games': { allow: EVERYONE },
    'casino.list-recent-games': { allow: OWN_READERS },
    'casino.read-winnings-visibility': { allow: OWN_READERS },
    'casino.set-winnings-visibility': { allow: OWN_READERS },
    'casino.add-favourite': FAVOURITES,
    'casino.remove-favourite': FAVOURITES,
    'casino.list-favourites': FAVOURITES,
    'casino.list-favourite-folders': FAVOURITES,
    'casino.create-favourite-folder': FAVOURITES,
    'casino.rename-favourite-folder': FAVOURITES,
    'casino.delete-favourite-folder': FAVOURITES,
    'casino.move-favourite': FAVOURITES,
  },
]);

function denyAll<const Name extends string>(name: Name) {
  return { cashier: name, admin: name, superadmin: name, owner: name };
}
