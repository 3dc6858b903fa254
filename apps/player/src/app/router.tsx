import { loadChunk } from '@ordago/web-kit/lost-chunk';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router';
import * as z from 'zod/mini';
import { historySearch, pageSearch } from '../features/account/account-search.ts';
import { lobbySearch, TEXT_MAX } from '../features/lobby/lobby-search.ts';
import { MODALS, PATHS } from '../shared/paths.ts';
import { readParameter } from '../shared/search-parameters.ts';
import { ensureSession } from '../shared/session.ts';
import { Crashed, NotFound } from './shell/fallbacks.tsx';
import { Shell } from './shell/shell.tsx';
import type { PageTitle } from './shell/use-window-title.ts';

/**
 * A page whose code waits for a connection, and has the site reload once where the server has it no more: when it is gone to,
 * never while a link to it is only pointed at.
 */
const lazy = <Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) => lazyRouteComponent(() => loadChunk(load, isNavigating), name);

function isNavigating(): boolean {
  return router.state.status === 'pending';
}

/** A path of this site: one slash, and no second one that would name another host. */
const ownPath = z.string().check(z.regex(/^\/(?![/\\])/));

/** Search parameters that every address understands. */
const sharedSearch = z.object({
  modal: z.catch(z.optional(z.enum(MODALS)), undefined),
  /** Path that opens after a sign-in. */
  next: z.catch(z.optional(ownPath), undefined),
  /** Text and scope of the search: a game that was opened from it leads back to the same search. */
  find: z.catch(z.optional(z.coerce.string().check(z.maxLength(TEXT_MAX))), undefined),
  within: z.catch(z.optional(z.coerce.string().check(z.maxLength(TEXT_MAX))), undefined),
  /** Signed link of staff that shows hidden providers. */
  hiddenRoute: z.catch(z.optional(z.coerce.string().check(z.maxLength(100))), undefined),
  /** 1: a game is opened for practice, without money. */
  demo: z.catch(z.optional(z.literal(1)), undefined),
  /** The deposit from whose payment page the player returns. */
  deposit: z.catch(z.optional(z.coerce.string().check(z.regex(/^\d{1,19}$/))), undefined),
});

const rootRoute = createRootRoute({
  component: Shell,
  validateSearch: sharedSearch,
  notFoundComponent: NotFound,
  errorComponent: Crashed,
});
const underRoot = { getParentRoute: () => rootRoute } as const;

/** The root goes to the casino home with the slots (specification 1, section 2); dialogs of its address open there. */
const indexRoute = createRoute({
  ...underRoot,
  path: '/',
  beforeLoad: ({ search: { modal, next } }) => {
    throw redirect({ to: PATHS.home, search: { ct: 'slots', modal, next } });
  },
});

/** The payment page of a method sends the player here; the deposit is followed over the casino. */
const paymentReturnRoute = createRoute({
  ...underRoot,
  path: PATHS.paymentReturn,
  beforeLoad: ({ search }) => {
    throw redirect({ to: PATHS.home, search: { ct: 'slots', deposit: search.deposit }, replace: true });
  },
});

const lobbyPage = {
  ...underRoot,
  validateSearch: lobbySearch,
  component: lazy(() => import('../features/lobby/lobby-page.tsx'), 'LobbyPage'),
} as const;

const lobbyRoutes = [
  createRoute({ ...lobbyPage, path: PATHS.home, staticData: { title: 'casino' } }),
  createRoute({ ...lobbyPage, path: PATHS.main, staticData: { title: 'casino' } }),
  createRoute({ ...lobbyPage, path: PATHS.lobby, staticData: { title: 'casino' } }),
  createRoute({ ...lobbyPage, path: PATHS.allGames, staticData: { title: 'allGames' } }),
  createRoute({ ...lobbyPage, path: PATHS.filters, staticData: { title: 'filters' } }),
  createRoute({ ...lobbyPage, path: PATHS.search, staticData: { title: 'search' } }),
  createRoute({ ...lobbyPage, path: PATHS.crash, staticData: { title: 'crash' } }),
  createRoute({ ...lobbyPage, path: PATHS.favorites, staticData: { title: 'favourites' } }),
  createRoute({
    ...lobbyPage,
    path: PATHS.providerGames,
    staticData: { title: 'providerGames' },
    // Without a provider there is nothing to show of one: the reader chooses.
    beforeLoad: ({ search: { sP, sRP } }) => {
      if (sP === undefined && sRP === undefined) throw redirect({ to: PATHS.providers });
    },
  }),
  createRoute({
    ...underRoot,
    path: PATHS.providers,
    staticData: { title: 'providers' },
    validateSearch: lobbySearch,
    component: lazy(() => import('../features/lobby/providers-page.tsx'), 'ProvidersPage'),
  }),
] as const;

/** A game has a desktop and a mobile base; both show the same page. */
const GamePage = lazy(() => import('../features/game/game-page.tsx'), 'GamePage');
const game = { ...underRoot, staticData: { layout: 'game', title: 'game' }, component: GamePage } as const;

/** The page stays while the place inside its frame changes, so that the frame is never loaded anew. */
const sportRoute = createRoute({
  ...underRoot,
  path: PATHS.sport,
  staticData: { layout: 'frame', title: 'sport' },
  component: lazy(() => import('../features/sport/sport-page.tsx'), 'SportPage'),
});
const sportPlaceRoute = createRoute({
  getParentRoute: () => sportRoute,
  path: '$',
  staticData: { layout: 'frame' },
});

const playRoutes = [
  createRoute({ ...game, path: PATHS.game }),
  createRoute({ ...game, path: PATHS.gameMobile }),
  createRoute({ ...game, path: PATHS.game2 }),
  createRoute({ ...game, path: PATHS.game2Mobile }),
  sportRoute.addChildren([sportPlaceRoute]),
] as const;

/** The personal area is for signed-in players; guests are sent to the casino home (specification 1, section 2). */
const personal = {
  ...underRoot,
  beforeLoad: async () => {
    if (!(await ensureSession())) throw redirect({ to: PATHS.home, search: { ct: 'slots' } });
  },
} as const;

const profileRoutes = [
  createRoute({
    ...personal,
    path: PATHS.profile,
    staticData: { layout: 'profile', title: 'editAccount' },
    beforeLoad: () => {
      throw redirect({ to: PATHS.changePassword });
    },
  }),
  createRoute({
    ...personal,
    path: PATHS.changePassword,
    staticData: { layout: 'profile', title: 'editAccount' },
    component: lazy(() => import('../features/auth/change-password-page.tsx'), 'ChangePasswordPage'),
  }),
  createRoute({
    ...personal,
    path: PATHS.sessions,
    staticData: { layout: 'profile', title: 'sessions' },
    validateSearch: pageSearch,
    component: lazy(() => import('../features/account/sessions-page.tsx'), 'SessionsPage'),
  }),
  createRoute({
    ...personal,
    path: PATHS.transactions,
    staticData: { layout: 'profile', title: 'transactions' },
    validateSearch: historySearch,
    component: lazy(() => import('../features/account/transactions-page.tsx'), 'TransactionsPage'),
  }),
  createRoute({
    ...personal,
    path: PATHS.roundReplay,
    staticData: { layout: 'profile', title: 'replay' },
    component: lazy(() => import('../features/account/rounds/replay-page.tsx'), 'ReplayPage'),
  }),
  createRoute({
    ...personal,
    path: PATHS.casinoHistory,
    staticData: { layout: 'profile', title: 'casinoHistory' },
    validateSearch: historySearch,
    component: lazy(() => import('../features/account/rounds/casino-history-page.tsx'), 'CasinoHistoryPage'),
  }),
  createRoute({
    ...personal,
    path: PATHS.betHistory,
    staticData: { layout: 'profile', title: 'betHistory' },
    validateSearch: historySearch,
    component: lazy(() => import('../features/account/bets/bet-history-page.tsx'), 'BetHistoryPage'),
  }),
] as const;

/** The verifier is open to everybody: the data it checks is in the URL hash, which no server receives. */
const verifyRoute = createRoute({
  ...underRoot,
  path: PATHS.verify,
  staticData: { title: 'verify' },
  component: lazy(() => import('../features/fairness/verify-page.tsx'), 'VerifyPage'),
});

/** The rule book is for everybody. */
const rulesPages = () => import('../features/rules/index.ts');
const rulesRoutes = [
  createRoute({
    ...underRoot,
    path: PATHS.rules,
    staticData: { title: 'rules' },
    component: lazy(rulesPages, 'RulesPage'),
  }),
  createRoute({
    ...underRoot,
    path: PATHS.rule,
    staticData: { title: 'rules' },
    component: lazy(rulesPages, 'RuleArticlePage'),
  }),
  createRoute({
    ...underRoot,
    path: PATHS.ruleOld,
    staticData: { title: 'rules' },
    component: lazy(rulesPages, 'PlainArticlePage'),
  }),
] as const;

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    indexRoute,
    paymentReturnRoute,
    verifyRoute,
    ...rulesRoutes,
    ...lobbyRoutes,
    ...playRoutes,
    ...profileRoutes,
  ]),
  parseSearch: parseSearchWith(readParameter),
  stringifySearch: stringifySearchWith(JSON.stringify, readParameter),
  scrollRestoration: true,
  // A page that breaks leaves the menu and the header where they are.
  defaultErrorComponent: Crashed,
  defaultPreload: 'intent',
  defaultStructuralSharing: true,
});

/** Returns true while a game or the sportsbook is in its frame and the reader is not on the way to another page. */
export function isFrameInUse(): boolean {
  const { location, resolvedLocation } = router.state;
  return document.querySelector('iframe') !== null && location.pathname === resolvedLocation?.pathname;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /**
     * `game`: as wide as the window, with the menu as a rail. `frame`: also without margins and footer. `profile`: the menu shows the account.
     * (Default: content)
     */
    readonly layout?: 'content' | 'game' | 'frame' | 'profile';
    /** Name of the page in the title of the window. (Default: that of the route above it, else the site's alone) */
    readonly title?: PageTitle;
  }
}
