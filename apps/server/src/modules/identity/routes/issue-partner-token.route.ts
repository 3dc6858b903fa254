import { issuePartnerToken } from '@ordago/contracts';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { issueImpersonation } from '../use-cases/issue-impersonation.ts';

/** Issues a token for a partner, which represents the caller's session. */
export function issuePartnerTokenRoute(parts: IdentityParts): BoundRoute {
  return bind(issuePartnerToken, async ({ actor, now }) => {
    const session = playerOf(actor).sessionId;
    const { token, seconds } = await issueImpersonation(parts, { session, audience: 'partner', now });
    return { token, expires_in: seconds };
  });
}
