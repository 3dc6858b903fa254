import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
  redirect,
} from '@tanstack/react-router';
import { isDay } from '../shared/days.ts';
import { PATHS } from '../shared/paths.ts';
import { Crashed, NotFound } from './shell/fallbacks.tsx';
import { Shell } from './shell/shell.tsx';

const board = () => import('../features/board/board-page.tsx');

type Search = Record<string, unknown>;
const day = ({ day }: Search) => (typeof day === 'string' && isDay(day) ? day : undefined);

const rootRoute = createRootRoute({
  component: Shell,
  /** `?slip=open` is the slip as a sheet, so that Back closes it and the site can link to it. */
  validateSearch: ({ slip }: Search): { slip?: 'open' } => (slip === 'open' ? { slip } : {}),
  notFoundComponent: NotFound,
  errorComponent: Crashed,
});
const underRoot = { getParentRoute: () => rootRoute } as const;
const byDay = { validateSearch: (search: Search): { day?: string } => ({ day: day(search) }) } as const;

const routes = [
  createRoute({ ...underRoot, ...byDay, path: PATHS.home, component: lazy(board, 'BoardPage') }),
  createRoute({ ...underRoot, path: PATHS.league, component: lazy(board, 'LeaguePage') }),
  createRoute({
    ...underRoot,
    path: PATHS.event,
    component: lazy(() => import('../features/event/event-page.tsx'), 'EventPage'),
  }),
  createRoute({
    ...underRoot,
    ...byDay,
    path: PATHS.results,
    component: lazy(() => import('../features/results/results-page.tsx'), 'ResultsPage'),
  }),
  createRoute({
    ...underRoot,
    path: PATHS.bets,
    validateSearch: ({ show }: Search): { show?: 'settled' | 'all' } =>
      show === 'settled' || show === 'all' ? { show } : {},
    component: lazy(() => import('../features/bets/bets-page.tsx'), 'BetsPage'),
  }),
  createRoute({
    ...underRoot,
    path: PATHS.bet,
    component: lazy(() => import('../features/bets/bet-page.tsx'), 'BetPage'),
  }),
  // The name under which the site links to the history of bets.
  createRoute({
    ...underRoot,
    path: '/my-bets',
    beforeLoad: () => {
      throw redirect({ href: PATHS.bets });
    },
  }),
] as const;

export const router = createRouter({
  routeTree: rootRoute.addChildren([...routes]),
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultStructuralSharing: true,
});
