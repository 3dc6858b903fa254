import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS, type PlayerId, type StaffId } from '@ordago/kernel';

/** Lifetime of a session: at most `absoluteMs` after its sign-in, and no longer than `idleMs` after its last call. */
export interface Lifetime {
  readonly absoluteMs: number;
  readonly idleMs: number;
}

export const PLAYER_LIFETIME: Lifetime = { absoluteMs: 30 * DAY_MS, idleMs: 14 * DAY_MS };
export const STAFF_LIFETIME: Lifetime = { absoluteMs: 12 * HOUR_MS, idleMs: 30 * MINUTE_MS };
/** Time for which a token represents its session, in milliseconds; its user fetches another before it ends. */
export const IMPERSONATION_MS = 5 * MINUTE_MS;
/**
 * The audience of a token that represents a session: the betting frame, or a partner's payment and game calls
 * (architecture 3.9).
 */
export type Audience = 'sportsbook' | 'partner';
/** A session's last call is written down at most this often. */
export const SEEN_STEP_MS = MINUTE_MS;

export type EndReason = 'signed-out' | 'replaced' | 'password-changed' | 'banned' | 'disabled';

export type StaffLevel = 1 | 2 | 3 | 4;

export type SessionOwner =
  | {
      readonly kind: 'player';
      readonly player: PlayerId;
      readonly isBanned: boolean;
      readonly isExcluded: boolean;
      readonly hasParentAgent: boolean;
    }
  | { readonly kind: 'staff'; readonly staff: StaffId; readonly level: StaffLevel; readonly isDisabled: boolean };

/** A session as it was read. */
export interface SessionFacts {
  readonly id: string;
  readonly owner: SessionOwner;
  readonly seenAt: Instant;
  /** End of the session, or of the token that represents it where that is earlier. */
  readonly expiresAt: Instant;
  readonly endReason: EndReason | null;
}

/**
 * Returns the owner of a session at that instant; null when it is over. A session that a ban ended still names its
 * player, as banned, so that they learn the reason; it never lives again once the ban is lifted.
 */
export function ownerAt(session: SessionFacts, now: Instant): SessionOwner | null {
  const { owner, endReason } = session;
  const lifetime = owner.kind === 'player' ? PLAYER_LIFETIME : STAFF_LIFETIME;
  if (now >= session.expiresAt || now - session.seenAt >= lifetime.idleMs) return null;
  if (owner.kind === 'staff') return endReason === null && !owner.isDisabled ? owner : null;
  if (endReason === 'banned') return owner.isBanned ? owner : null;
  return endReason === null ? owner : null;
}
