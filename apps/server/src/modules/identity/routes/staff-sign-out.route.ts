import { staffSignOut as staffSignOutContract } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { readOrigin } from '../use-cases/read-origin.ts';
import { staffSignOut } from '../use-cases/staff-sign-out.ts';

/** Signs staff out; a caller who is not signed in gets a success as well. */
export function staffSignOutRoute(parts: IdentityParts, cookie: string): BoundRoute {
  return bind(staffSignOutContract, async (call) => {
    const { actor, now } = call;
    if (actor.kind === 'staff') {
      await staffSignOut(parts, { staff: actor.staff, session: actor.sessionId }, { origin: readOrigin(call), now });
    }
    call.clearCookie(cookie);
    return null;
  });
}
