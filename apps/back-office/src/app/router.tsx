import { createRootRoute, createRoute, createRouter, lazyRouteComponent as lazy } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { betsSearch } from '../features/bets/bets-search.ts';
import { bettingSearch } from '../features/betting/betting-search.ts';
import { casinoSearch } from '../features/casino/casino-search.ts';
import { eventsSearch } from '../features/events/events-search.ts';
import { feedSearch } from '../features/feed/feed-search.ts';
import { noticesSearch } from '../features/notices/notices-search.ts';
import { playerSearch } from '../features/player/player-search.ts';
import { playersSearch } from '../features/players/players-search.ts';
import { transfersSearch } from '../features/transfers/transfers-search.ts';
import { withdrawalsSearch } from '../features/withdrawals/withdrawals-search.ts';
import { pageSearch } from '../shared/list/list-search.ts';
import { PATHS, redirectTo } from '../shared/paths.ts';
import { ensureStaff } from '../shared/session.ts';
import { Crashed, NotFound } from './shell/fallbacks.tsx';
import { Shell } from './shell/shell.tsx';

/** A path of this origin: one slash, and no second one that would name another host. */
const ownPath = z.string().check(z.regex(/^\/(?![/\\])/));

const rootRoute = createRootRoute({ notFoundComponent: NotFound, errorComponent: Crashed });

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.signIn,
  validateSearch: z.object({
    /** Path that opens after a sign-in. */
    next: z.catch(z.optional(ownPath), undefined),
    /** The server ended the session by itself. */
    ended: z.catch(z.optional(z.boolean()), undefined),
  }),
  component: lazy(() => import('../features/sign-in/sign-in-page.tsx'), 'SignInPage'),
});

const firstOwnerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.firstOwner,
  component: lazy(() => import('../features/sign-in/first-owner-page.tsx'), 'FirstOwnerPage'),
});

/** Every other page needs a signed-in member of staff. */
const staffRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'staff',
  component: Shell,
  beforeLoad: async ({ location }) => {
    if (!(await ensureStaff())) throw redirectTo(PATHS.signIn, { next: location.href });
  },
});
const signedIn = { getParentRoute: () => staffRoute } as const;

const indexRoute = createRoute({
  ...signedIn,
  path: '/',
  beforeLoad: () => {
    throw redirectTo(PATHS.players);
  },
});

const pages = [
  createRoute({
    ...signedIn,
    path: PATHS.players,
    validateSearch: playersSearch,
    component: lazy(() => import('../features/players/players-page.tsx'), 'PlayersPage'),
  }),
  createRoute({
    ...signedIn,
    path: PATHS.player,
    validateSearch: playerSearch,
    component: lazy(() => import('../features/player/player-page.tsx'), 'PlayerPage'),
  }),
  createRoute({
    ...signedIn,
    path: PATHS.withdrawals,
    validateSearch: withdrawalsSearch,
    component: lazy(() => import('../features/withdrawals/withdrawals-page.tsx'), 'WithdrawalsPage'),
  }),
  createRoute({
    ...signedIn,
    path: PATHS.deposits,
    validateSearch: z.object({ page: pageSearch }),
    component: lazy(() => import('../features/deposits/deposits-page.tsx'), 'DepositsPage'),
  }),
  createRoute({
    ...signedIn,
    path: PATHS.transfers,
    validateSearch: transfersSearch,
    component: lazy(() => import('../features/transfers/transfers-page.tsx'), 'TransfersPage'),
  }),
  createRoute({
    ...signedIn,
    path: PATHS.bets,
    validateSearch: betsSearch,
    component: lazy(() => import('../features/bets/bets-page.tsx'), 'BetsPage'),
  }),
  createRoute({
    ...signedIn,
    path: PATHS.casino,
    validateSearch: casinoSearch,
    component: lazy(() => import('../features/casino/casino-page.tsx'), 'CasinoPage'),
  }),
  createRoute({
    ...signedIn,
    path: PATHS.betting,
    validateSearch: bettingSearch,
    component: lazy(() => import('../features/betting/betting-page.tsx'), 'BettingPage'),
  }),
  createRoute({
    ...signedIn,
    path: PATHS.feed,
    validateSearch: feedSearch,
    component: lazy(() => import('../features/feed/feed-page.tsx'), 'FeedPage'),
  }),
  createRoute({
    ...signedIn,
    path: PATHS.books,
    component: lazy(() => import('../features/books/books-page.tsx'), 'BooksPage'),
  }),
  createRoute({
    ...signedIn,
    path: PATHS.notices,
    validateSearch: noticesSearch,
    component: lazy(() => import('../features/notices/notices-page.tsx'), 'NoticesPage'),
  }),
  createRoute({
    ...signedIn,
    path: PATHS.events,
    validateSearch: eventsSearch,
    component: lazy(() => import('../features/events/events-page.tsx'), 'EventsPage'),
  }),
] as const;

export const router = createRouter({
  routeTree: rootRoute.addChildren([signInRoute, firstOwnerRoute, staffRoute.addChildren([indexRoute, ...pages])]),
  defaultPreload: 'intent',
  defaultStructuralSharing: true,
});
