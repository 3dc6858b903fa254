import { addMs, type Instant } from '@ordago/kernel';
import { hashToken, newToken } from '../../../platform/ids/tokens.ts';
import { FRAME_TOKEN_MS } from '../domain/session.ts';
import type { IdentityParts } from './identity-parts.ts';

export interface FrameToken {
  readonly token: string;
  readonly seconds: number;
}

/** Issues the token that stands for a session inside the betting frame, for five minutes (architecture 3.9). */
export async function issueFrameToken(
  { sessions }: Pick<IdentityParts, 'sessions'>,
  { session, now }: { session: string; now: Instant },
): Promise<FrameToken> {
  const token = newToken();
  const expiresAt = addMs(now, FRAME_TOKEN_MS);
  await sessions.insertFrameToken({ hash: hashToken(token), session, audience: 'sportsbook', expiresAt });
  return { token, seconds: FRAME_TOKEN_MS / 1_000 };
}
