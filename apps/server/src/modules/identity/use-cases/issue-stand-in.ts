import { addMs, type Instant } from '@ordago/kernel';
import { hashToken, newToken } from '../../../platform/ids/tokens.ts';
import { type Audience, STAND_IN_MS } from '../domain/session.ts';
import type { IdentityParts } from './identity-parts.ts';

/** A token that stands for a session before one audience. */
export interface StandIn {
  readonly token: string;
  readonly seconds: number;
}

/** Issues a token that stands for a session before one audience, for five minutes and never longer than the session. */
export async function issueStandIn(
  { sessions }: Pick<IdentityParts, 'sessions'>,
  { session, audience, now }: { session: string; audience: Audience; now: Instant },
): Promise<StandIn> {
  const token = newToken();
  await sessions.insertStandIn({ hash: hashToken(token), session, audience, expiresAt: addMs(now, STAND_IN_MS) });
  return { token, seconds: STAND_IN_MS / 1_000 };
}
