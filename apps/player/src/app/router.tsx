import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { MODALS, PATHS } from '../shared/paths.ts';

/** Search parameters that every address understands. */
const sharedSearch = z.object({ modal: z.catch(z.optional(z.enum(MODALS)), undefined) });

const rootRoute = createRootRoute({ component: Outlet, validateSearch: sharedSearch });

/** The root goes to the casino home with the slots (specification 2, section 2). */
const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: PATHS.home, search: { ct: 'slots' } });
  },
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.home,
  validateSearch: z.object({ ct: z.catch(z.optional(z.enum(['slots', 'live', 'virtual', 'sport'])), undefined) }),
});

export const router = createRouter({
  routeTree: rootRoute.addChildren([indexRoute, homeRoute]),
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
