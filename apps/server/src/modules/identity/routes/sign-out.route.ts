import { signOut as contract } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { leave } from './leave.ts';

/** Signs a player out; a caller who is not signed in gets a success as well. */
export function signOutRoute(parts: IdentityParts, cookie: string): BoundRoute {
  return bind(contract, async (call) => leave(parts, cookie, call));
}
