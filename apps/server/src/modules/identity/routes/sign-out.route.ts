import { signOut as contract, signOutByGet } from '@ordago/contracts';
import { type BoundRoute, bind, type Call } from '../../../platform/http/bound-route.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { readOrigin } from '../use-cases/read-origin.ts';
import { signOut } from '../use-cases/sign-out.ts';

/** Both forms of signing out; somebody who is not signed in is told that it worked. */
export function signOutRoutes(parts: IdentityParts, cookie: string): BoundRoute[] {
  const leave = async (call: Pick<Call, 'actor' | 'ip' | 'userAgent' | 'now' | 'clearCookie'>) => {
    const { actor, now } = call;
    if (actor.kind === 'player') {
      await signOut(parts, { player: actor.player, session: actor.sessionId }, { origin: readOrigin(call), now });
    }
    call.clearCookie(cookie);
    return null;
  };
  return [bind(contract, leave), bind(signOutByGet, leave)];
}
