/** Every address of the site, once (the specifications leave them open, semantics D48). */
export const PATHS = {
  home: '/casino',
  main: '/casino/main',
  lobby: '/casino/lobby',
  allGames: '/casino/all-games',
  providers: '/casino/providers',
  providerGames: '/casino/provider-games',
  filters: '/casino/filters',
  search: '/casino/search',
  favorites: '/casino/favorites',
  crash: '/casino/crash',
  /** A game, from a desktop or a mobile base (specification 2, section 2). */
  game: '/casino/game/$routeProvider/$gameId',
  gameMobile: '/m/casino/game/$routeProvider/$gameId',
  /** The same game in its version for the other kind of device. */
  game2: '/casino/game2/$routeProvider/$gameId',
  game2Mobile: '/m/casino/game2/$routeProvider/$gameId',
  /** Recomputes a round in the browser; all its data may be in the URL hash. */
  verify: '/fairness/verify',
  /** The rule book: all sports, and the article of one, `bets-on-football`. */
  rules: '/rules',
  rule: '/rules/$article',
  /** The same article in its old presentation: plain text, to print. */
  ruleOld: '/rules/old/$article',
  sport: '/sport',
  /** Matches in play, at the sportsbook that is active. */
  sportLive: '/sport/live',
  /** A place inside the betting frame: `/sport/event/7` is its `/event/7`. */
  sportPlace: '/sport/$',
  /** Path to which a payment page sends the player back. */
  paymentReturn: '/payments/return',
  profile: '/profile',
  changePassword: '/profile/change-password',
  sessions: '/profile/sessions',
  casinoHistory: '/profile/casino-history',
  /** Leads on to where the provider shows the round. */
  roundReplay: '/profile/casino-history/$round/replay',
  betHistory: '/profile/bets',
  transactions: '/profile/transactions',
} as const;

/** Returns true if a path is a place or under it. */
export function isUnder(place: string, pathname: string): boolean {
  return pathname === place || pathname.startsWith(`${place}/`);
}

/** Dialogs have an address of their own: `?modal=`, so that they can be linked to, and closed with Back. */
export const MODALS = [
  'sign-in',
  'sign-up',
  'reset-password',
  'change-password',
  'log-out',
  'deposit',
  'withdrawal',
  'search',
  'favourite-folders',
  'casino-filters',
  'menu',
] as const;
export type ModalName = (typeof MODALS)[number];
