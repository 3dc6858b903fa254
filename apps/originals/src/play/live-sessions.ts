import type { CallVerdict, PlaySession, RoundMoney, SessionBooks } from '@ordago/provider-kit';
import { isDemo } from '../demo/demo-wallet.ts';

/** A session whose player is still signed in at the operator. */
export interface LiveSession {
  readonly session: PlaySession;
  /** Decimal text; null where the operator was not asked now, or did not answer. */
  readonly balance: string | null;
}

/** Finds sessions by their token, and ends those that the operator has ended: a sign-out ends the games as well. */
export interface LiveSessions {
  /** The live session of a token; null without one. `isAsked` asks the operator now, whenever it was asked last. */
  byToken(token: string, options?: { readonly isAsked?: boolean }): Promise<LiveSession | null>;
}

/** Interval at which the operator is asked whether a session that plays is alive, in milliseconds. */
const ASK_MS = 30_000;
/** Sessions whose last question is remembered. */
const REMEMBERED_MAX = 10_000;
const ENDED = 'game-session-expired';

export function createLiveSessions(
  parts: { readonly sessions: Pick<SessionBooks, 'byToken' | 'end'>; readonly money: Pick<RoundMoney, 'ask'> },
  now: () => number,
): LiveSessions {
  const { sessions, money } = parts;
  const askedAt = new Map<string, number>();
  const remember = (id: string) => {
    askedAt.delete(id);
    askedAt.set(id, now());
    const oldest = askedAt.keys().next().value;
    if (askedAt.size > REMEMBERED_MAX && oldest !== undefined) askedAt.delete(oldest);
  };
  return {
    byToken: async (token, { isAsked = false } = {}) => {
      const session = await sessions.byToken(token);
      if (!session) return null;
      const isKnown = isDemo(session) || now() - (askedAt.get(session.id) ?? Number.NEGATIVE_INFINITY) < ASK_MS;
      if (isKnown && !isAsked) return { session, balance: null };
      const verdict = await money.ask(session);
      if (isEnded(verdict)) {
        await sessions.end(session);
        return null;
      }
      if (verdict?.outcome === 'ok') remember(session.id);
      return { session, balance: verdict?.balance ?? null };
    },
  };
}

function isEnded(verdict: CallVerdict | null): boolean {
  return verdict?.outcome === 'refused' && verdict.word === ENDED;
}
