import type { Clock, Instant } from '@ordago/kernel';
import { hashToken } from '../../../platform/ids/tokens.ts';
import { type Audience, ownerAt, SEEN_STEP_MS, type SessionFacts, type SessionOwner } from '../domain/session.ts';
import type { SessionsRepository } from '../repository/sessions.repository.ts';

/** Holder of a token. */
export interface Bearer {
  readonly session: string;
  readonly owner: SessionOwner;
}

/** Kinds of token: a player's or a staff member's session, or a token that represents a session before an audience. */
export type TokenKind = 'player' | 'staff' | Audience;

/** Returns the owner of a token, mostly from memory. */
export interface SessionGuard {
  bearerOf(kind: TokenKind, token: string): Promise<Bearer | null>;
  /** Forgets what is known of `player:12` or `staff:3`. */
  forget(holder: string): void;
  forgetAll(): void;
}

/**
 * Time for which a session is trusted without reading the database, in milliseconds; changes are announced, this bounds
 * a lost notification.
 */
const TRUST_MS = 5_000;
const SESSIONS_MAX = 50_000;
/** The form of `newToken`. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

interface Known {
  facts: SessionFacts;
  readAt: Instant;
  readonly holder: string;
}

export function createSessionGuard(parts: {
  readonly sessions: SessionsRepository;
  readonly clock: Clock;
  /** Returns true while notifications reach us; without them nothing is cached. */
  readonly mayTrust: () => boolean;
}): SessionGuard {
  const { sessions, clock, mayTrust } = parts;
  const known = new Map<string, Known>();
  const byHolder = new Map<string, Set<string>>();
  // Counts the announcements, so that an answer read before one of them is not remembered after it.
  let announcements = 0;

  const drop = (key: string) => {
    const holder = known.get(key)?.holder;
    known.delete(key);
    if (holder === undefined) return;
    const keys = byHolder.get(holder);
    keys?.delete(key);
    if (keys?.size === 0) byHolder.delete(holder);
  };
  const forgetAll = () => {
    announcements += 1;
    known.clear();
    byHolder.clear();
  };
  const remember = (key: string, facts: SessionFacts, readAt: Instant) => {
    if (known.size >= SESSIONS_MAX) forgetAll();
    const holder = holderOf(facts.owner);
    known.set(key, { facts, readAt, holder });
    byHolder.set(holder, (byHolder.get(holder) ?? new Set()).add(key));
  };
  const read = async (kind: TokenKind, token: string, now: Instant): Promise<SessionFacts | null> => {
    const key = `${kind}:${token}`;
    const believed = known.get(key);
    if (believed && mayTrust() && Math.abs(now - believed.readAt) < TRUST_MS) return believed.facts;
    drop(key);
    const before = announcements;
    const hash = hashToken(token);
    const facts = await (kind === 'player' || kind === 'staff'
      ? sessions.byToken(kind, hash, now)
      : sessions.byImpersonation(kind, hash, now));
    if (facts && mayTrust() && announcements === before) remember(key, facts, now);
    return facts;
  };

  return {
    bearerOf: async (kind, token) => {
      if (!TOKEN.test(token)) return null;
      const now = clock.now();
      const facts = await read(kind, token, now);
      const owner = facts && ownerAt(facts, now);
      if (!facts || !owner) return null;
      if (now - facts.seenAt >= SEEN_STEP_MS && facts.endReason === null) {
        await sessions.touch(facts.id, now);
        const entry = known.get(`${kind}:${token}`);
        if (entry) entry.facts = { ...facts, seenAt: now };
      }
      return { session: facts.id, owner };
    },
    forget: (holder) => {
      announcements += 1;
      for (const key of byHolder.get(holder) ?? []) drop(key);
    },
    forgetAll,
  };
}

function holderOf(owner: SessionOwner): string {
  return owner.kind === 'player' ? `player:${owner.player}` : `staff:${owner.staff}`;
}
