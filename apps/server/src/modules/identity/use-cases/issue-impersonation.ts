import { addMs, type Instant } from '@ordago/kernel';
import { hashToken, newToken } from '../../../platform/ids/tokens.ts';
import { type Audience, IMPERSONATION_MS } from '../domain/session.ts';
import type { IdentityParts } from './identity-parts.ts';

/** A token that represents a session before one audience. */
export interface Impersonation {
  readonly token: string;
  readonly seconds: number;
}

/** Issues a token that represents a session before one audience, for five minutes and never longer than the session. */
export async function issueImpersonation(
  { sessions }: Pick<IdentityParts, 'sessions'>,
  { session, audience, now }: { session: string; audience: Audience; now: Instant },
): Promise<Impersonation> {
  const token = newToken();
  await sessions.insertImpersonation({
    hash: hashToken(token),
    session,
    audience,
    expiresAt: addMs(now, IMPERSONATION_MS),
  });
  return { token, seconds: IMPERSONATION_MS / 1_000 };
}
