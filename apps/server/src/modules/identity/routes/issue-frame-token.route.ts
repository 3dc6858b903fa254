import { issueFrameToken as contract } from '@ordago/contracts';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { issueFrameToken } from '../use-cases/issue-frame-token.ts';

export function issueFrameTokenRoute(parts: IdentityParts, frameOrigin: string): BoundRoute {
  return bind(contract, async ({ actor, now }) => {
    const { token, seconds } = await issueFrameToken(parts, { session: playerOf(actor).sessionId, now });
    return { token, expires_in: seconds, url: frameOrigin };
  });
}
