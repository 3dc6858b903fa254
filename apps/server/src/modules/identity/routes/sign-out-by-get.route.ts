import { signOutByGet } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { leave } from './leave.ts';

/** Signs a player out by a GET, for older clients; a caller who is not signed in gets a success as well. */
export function signOutByGetRoute(parts: IdentityParts, cookie: string): BoundRoute {
  return bind(signOutByGet, async (call) => leave(parts, cookie, call));
}
