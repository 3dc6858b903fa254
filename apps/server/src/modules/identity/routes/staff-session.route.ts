import {
  readStaff as readContract,
  staffSignIn as signInContract,
  staffSignOut as signOutContract,
} from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { staffOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { type AudienceCookies, handOver, presentStaff } from '../presenters.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { readOrigin } from '../use-cases/read-origin.ts';
import { readStaff } from '../use-cases/read-staff.ts';
import { staffSignIn, staffSignOut } from '../use-cases/staff-sign-in.ts';

/** The back office's own sign-in, on its own origin with its own cookies. */
export function staffSessionRoutes(parts: IdentityParts, cookies: AudienceCookies): BoundRoute[] {
  const enter = bind(signInContract, async (call) => {
    const { actor, body, now } = call;
    const previousSession = actor.kind === 'staff' ? actor.sessionId : null;
    const device = call.cookies[cookies.device];
    const request = { username: body.username, password: body.password, previousSession, device };
    const signedIn = await staffSignIn(parts, request, { origin: readOrigin(call), now });
    if (isRefusal(signedIn)) return signedIn;
    handOver(call, cookies, signedIn);
    return presentStaff(signedIn.member);
  });
  const read = bind(readContract, async ({ actor }) => presentStaff(await readStaff(parts, staffOf(actor).staff)));
  const leave = bind(signOutContract, async (call) => {
    const { actor, now } = call;
    if (actor.kind === 'staff') {
      await staffSignOut(parts, { staff: actor.staff, session: actor.sessionId }, { origin: readOrigin(call), now });
    }
    call.clearCookie(cookies.session);
    return null;
  });
  return [enter, read, leave];
}
