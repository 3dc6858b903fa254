import type { Instant } from '@ordago/kernel';

/** Interval at which a session in play is marked as seen, in milliseconds: it lives for hours. */
const EVERY_MS = 30_000;
/** Sessions that are remembered; beyond, the memory begins anew, and each is marked once more. */
const SESSIONS_MAX = 50_000;

export interface SessionTouches {
  /** Returns true if the session is to be marked now, and marks it: the next answer is false until it is time again. */
  isDue(session: string, at: Instant): boolean;
}

/** Remembers when this process last had each session marked as seen, so that not every call of a player writes the session's row. */
export function createSessionTouches(sessionsMax = SESSIONS_MAX): SessionTouches {
  const last = new Map<string, Instant>();
  return {
    isDue: (session, at) => {
      const before = last.get(session);
      if (before !== undefined && at - before < EVERY_MS) return false;
      if (last.size >= sessionsMax) last.clear();
      last.set(session, at);
      return true;
    },
  };
}
