import { signIn as contract } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { type AudienceCookies, handOver } from '../presenters.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { readOrigin } from '../use-cases/read-origin.ts';
import { refuseEvenly } from '../use-cases/refuse-evenly.ts';
import { signIn } from '../use-cases/sign-in.ts';

export function signInRoute(parts: IdentityParts, cookies: AudienceCookies): BoundRoute {
  return bind(contract, async (call) => {
    const { actor, body, now } = call;
    const previous = actor.kind === 'player' ? { session: actor.sessionId, player: actor.player } : null;
    const request = { name: body.username, password: body.password, previous, device: call.cookies[cookies.device] };
    const signedIn = await refuseEvenly(() => signIn(parts, request, { origin: readOrigin(call), now }));
    if (isRefusal(signedIn)) return signedIn;
    handOver(call, cookies, signedIn);
    return { detail: { first_login: signedIn.isFirst }, msg: 'success' };
  });
}
