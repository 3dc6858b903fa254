import { issueFrameToken } from '@ordago/contracts';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { issueImpersonation } from '../use-cases/issue-impersonation.ts';

/** Issues a token for the betting frame, which represents the caller's session. */
export function issueFrameTokenRoute(parts: IdentityParts, frameOrigin: string): BoundRoute {
  return bind(issueFrameToken, async ({ actor, now }) => {
    const session = playerOf(actor).sessionId;
    const { token, seconds } = await issueImpersonation(parts, { session, audience: 'sportsbook', now });
    return { token, expires_in: seconds, url: frameOrigin };
  });
}
