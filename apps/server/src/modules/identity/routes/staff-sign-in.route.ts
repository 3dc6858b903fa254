import { staffSignIn as staffSignInContract } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { type AudienceCookies, handOver, presentStaff } from '../presenters.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { readOrigin } from '../use-cases/read-origin.ts';
import { refuseEvenly } from '../use-cases/refuse-evenly.ts';
import { staffSignIn } from '../use-cases/staff-sign-in.ts';

/** The back office's own sign-in, on its own origin with its own cookies. */
export function staffSignInRoute(parts: IdentityParts, cookies: AudienceCookies): BoundRoute {
  return bind(staffSignInContract, async (call) => {
    const { actor, body, now } = call;
    const previousSession = actor.kind === 'staff' ? actor.sessionId : null;
    const device = call.cookies[cookies.device];
    const request = { username: body.username, password: body.password, previousSession, device };
    const signedIn = await refuseEvenly(() => staffSignIn(parts, request, { origin: readOrigin(call), now }));
    if (isRefusal(signedIn)) return signedIn;
    handOver(call, cookies, signedIn);
    return presentStaff(signedIn.member);
  });
}
