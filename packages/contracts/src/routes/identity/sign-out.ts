import * as z from 'zod';
import { route } from '../../route.ts';

export const signOut = route({
  name: 'identity.sign-out',
  host: 'player',
  method: 'POST',
  path: '/api/user/logout',
  wire: 'standard',
  summary: 'Ends the session.',
  answer: z.null(),
  refusals: [],
});

/** The older form (semantics D42): answered only where it provably comes from our own pages. */
export const signOutByGet = route({
  name: 'identity.sign-out-by-get',
  host: 'player',
  method: 'GET',
  path: '/api/user/logout',
  wire: 'standard',
  summary: 'Ends the session; kept for older clients.',
  changesState: true,
  answer: z.null(),
  refusals: [],
});
