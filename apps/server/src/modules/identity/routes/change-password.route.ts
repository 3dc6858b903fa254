import { changePassword as contract } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { type AudienceCookies, rememberIn } from '../presenters.ts';
import { changePassword } from '../use-cases/change-password.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { readOrigin } from '../use-cases/read-origin.ts';

export function changePasswordRoute(parts: IdentityParts, cookies: AudienceCookies): BoundRoute {
  return bind(contract, async (call) => {
    const { player, sessionId: session } = playerOf(call.actor);
    const request = { player, session, oldPassword: call.body.password, newPassword: call.body.new_password };
    const changed = await changePassword(parts, request, { origin: readOrigin(call), now: call.now });
    if (isRefusal(changed)) return changed;
    call.clearCookie(cookies.session);
    rememberIn(call, cookies, changed.device);
    return { sessions_ended: changed.sessionsEnded };
  });
}
