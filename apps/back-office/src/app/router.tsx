import { createRootRoute, createRoute, createRouter, lazyRouteComponent as lazy } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { playersSearch } from '../features/players/players-search.ts';
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
    /** Where a finished sign-in leads. */
    next: z.catch(z.optional(ownPath), undefined),
    /** The server ended the session by itself. */
    ended: z.catch(z.optional(z.boolean()), undefined),
  }),
  component: lazy(() => import('../features/sign-in/sign-in-page.tsx'), 'SignInPage'),
});

/** Everything else is behind the door. */
const doorRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'door',
  component: Shell,
  beforeLoad: async ({ location }) => {
    if (!(await ensureStaff())) throw redirectTo(PATHS.signIn, { next: location.href });
  },
});
const behindDoor = { getParentRoute: () => doorRoute } as const;

const indexRoute = createRoute({
  ...behindDoor,
  path: '/',
  beforeLoad: () => {
    throw redirectTo(PATHS.players);
  },
});

const pages = [
  createRoute({
    ...behindDoor,
    path: PATHS.players,
    validateSearch: playersSearch,
    component: lazy(() => import('../features/players/players-page.tsx'), 'PlayersPage'),
  }),
] as const;

export const router = createRouter({
  routeTree: rootRoute.addChildren([signInRoute, doorRoute.addChildren([indexRoute, ...pages])]),
  defaultPreload: 'intent',
  defaultStructuralSharing: true,
});
