import type { Call } from '../../../platform/http/bound-route.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { readOrigin } from '../use-cases/read-origin.ts';
import { signOut } from '../use-cases/sign-out.ts';

/** Ends the session of a signed-in player, and clears the cookie of every caller. */
export async function leave(
  parts: IdentityParts,
  cookie: string,
  call: Pick<Call, 'actor' | 'ip' | 'userAgent' | 'now' | 'clearCookie'>,
): Promise<null> {
  const { actor, now } = call;
  if (actor.kind === 'player') {
    await signOut(parts, { player: actor.player, session: actor.sessionId }, { origin: readOrigin(call), now });
  }
  call.clearCookie(cookie);
  return null;
}
