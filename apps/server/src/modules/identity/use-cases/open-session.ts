import { addMs, type Instant } from '@ordago/kernel';
import { hashToken, newToken } from '../../../platform/ids/tokens.ts';
import { PLAYER_LIFETIME, STAFF_LIFETIME } from '../domain/session.ts';
import type { Holder, Origin } from '../repository/sessions.repository.ts';
import type { Tx } from '../repository/transact.ts';
import type { IdentityParts } from './identity-parts.ts';

/** A session that was just opened. The token goes to the browser's cookie and nowhere else. */
export interface OpenedSession {
  readonly session: string;
  readonly token: string;
  /** Lifetime of the cookie. */
  readonly seconds: number;
}

/** A session on a device that the account knows from now on. */
export interface EnteredSession extends OpenedSession {
  /** Value of the device cookie. */
  readonly device: string;
}

/** Opens a session under a new token in the caller's transaction. */
export async function openSession(
  { sessions }: Pick<IdentityParts, 'sessions'>,
  { holder, origin, now, tx }: { holder: Holder; origin: Origin; now: Instant; tx: Tx },
): Promise<OpenedSession> {
  const { absoluteMs } = holder.kind === 'player' ? PLAYER_LIFETIME : STAFF_LIFETIME;
  const token = newToken();
  const fresh = { tokenHash: hashToken(token), holder, origin, expiresAt: addMs(now, absoluteMs) };
  const session = await sessions.insert(tx, fresh, now);
  return { session, token, seconds: Math.floor(absoluteMs / 1_000) };
}
