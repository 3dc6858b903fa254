import { loadChunk } from '@ordago/web-kit/lost-chunk';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { type FrameSearch, PATHS } from '../shared/addresses/paths.ts';
import { byBets, byBuilder, byCalendar, byDay, byHours, byIds, byText } from '../shared/addresses/search-params.ts';
import { treeQuery } from '../shared/line/line.ts';
import { queryClient } from '../shared/server/query-client.ts';
import { Crashed, NotFound } from './shell/fallbacks.tsx';
import { Shell } from './shell/shell.tsx';

/**
 * A page whose code waits for a connection, and has the frame reload once where the server has it no more: when it is gone to,
 * never while a link to it is only pointed at.
 */
const lazy = <Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) => lazyRouteComponent(() => loadChunk(load, isNavigating), name);

function isNavigating(): boolean {
  return router.state.status === 'pending';
}

const board = () => import('../features/board/board-page.tsx');
const virtual = () => import('../features/virtual/virtual-page.tsx');

type Search = Record<string, unknown>;

const rootRoute = createRootRoute({
  component: Shell,
  /**
   * `?slip=open` is the slip as a sheet, `?sell=<bet>` the sale of a bet, so that Back closes them and they can be
   * linked to.
   */
  validateSearch: ({ slip, sell }: Search): { slip?: 'open'; sell?: string } => ({
    ...(slip === 'open' ? { slip } : {}),
    ...(/^[1-9]\d{0,18}$/.test(String(sell ?? '')) ? { sell: String(sell) } : {}),
  }),
  notFoundComponent: NotFound,
  errorComponent: Crashed,
});
const underRoot = { getParentRoute: () => rootRoute } as const;

const page = (path: string, component: RouteComponent, validateSearch?: (search: Search) => FrameSearch) =>
  createRoute({ ...underRoot, path, component, ...(validateSearch ? { validateSearch } : {}) });

const routes = [
  page(PATHS.home, lazy(board, 'BoardPage'), byDay),
  page(
    PATHS.leagues,
    lazy(() => import('../features/tree/leagues-page.tsx'), 'LeaguesPage'),
  ),
  page(PATHS.league, lazy(board, 'LeaguePage')),
  page(
    PATHS.event,
    lazy(() => import('../features/event/event-page.tsx'), 'EventPage'),
    byBuilder,
  ),
  page(
    PATHS.live,
    lazy(() => import('../features/board/overview-page.tsx'), 'OverviewPage'),
  ),
  page(
    PATHS.upcoming,
    lazy(() => import('../features/board/upcoming-page.tsx'), 'UpcomingPage'),
    byHours,
  ),
  page(
    PATHS.calendar,
    lazy(() => import('../features/calendar/calendar-page.tsx'), 'CalendarPage'),
    byCalendar,
  ),
  page(
    PATHS.favourites,
    lazy(() => import('../features/favourites/favourites-page.tsx'), 'FavouritesPage'),
  ),
  page(
    PATHS.multi,
    lazy(() => import('../features/multi/multi-page.tsx'), 'MultiPage'),
    byIds,
  ),
  page(PATHS.virtual, lazy(virtual, 'LeaguePage')),
  page(PATHS.virtualCup, lazy(virtual, 'CupPage')),
  page(
    PATHS.search,
    lazy(() => import('../features/search/search-page.tsx'), 'SearchPage'),
    byText,
  ),
  page(
    PATHS.settings,
    lazy(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
  ),
  page(
    PATHS.results,
    lazy(() => import('../features/results/results-page.tsx'), 'ResultsPage'),
    byCalendar,
  ),
  page(
    PATHS.bets,
    lazy(() => import('../features/bets/bets-page.tsx'), 'BetsPage'),
    byBets,
  ),
  page(
    PATHS.bet,
    lazy(() => import('../features/bets/bet-page.tsx'), 'BetPage'),
  ),
  page(
    PATHS.shared,
    lazy(() => import('../features/bets/sharing/shared-bet-page.tsx'), 'SharedBetPage'),
  ),
  // The name under which the site links to the history of bets.
  createRoute({
    ...underRoot,
    path: '/my-bets',
    beforeLoad: () => {
      throw redirect({ href: PATHS.bets });
    },
  }),
];

/** Redirects a place named as other sportsbooks name theirs; a sport of many leagues has a page of its own. */
const others = [PATHS.category, '/$'].map((path) =>
  createRoute({
    ...underRoot,
    path,
    component: lazy(() => import('../features/tree/category-page.tsx'), 'CategoryPage'),
    beforeLoad: async ({ location: { pathname, search } }) => {
      const { addressOfPlace } = await import('../shared/addresses/book-places.ts');
      const address = await addressOfPlace(pathname, () => queryClient.ensureQueryData(treeQuery));
      if (address === null) throw notFound();
      if (address.to !== PATHS.category) throw redirect({ ...address, search, replace: true } as never);
    },
  }),
);

export const router = createRouter({
  routeTree: rootRoute.addChildren([...routes, ...others]),
  scrollRestoration: true,
  // A page that breaks leaves the bar and the slip where they are.
  defaultErrorComponent: Crashed,
  defaultPreload: 'intent',
  defaultStructuralSharing: true,
});
