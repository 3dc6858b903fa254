import { ApiError } from '@ordago/api-client';
import { type AnswerOf, checkSession } from '@ordago/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, forgetPartnerToken } from './api.ts';
import { queryClient } from './query-client.ts';
import { SESSION_KEY } from './session-key.ts';

/** The player who is signed in, as the check answers (specification 1, section 3). */
export type SessionPlayer = AnswerOf<typeof checkSession>;

export interface Session {
  /** False until the first check has come back: neither guest nor player is certain yet. */
  readonly isKnown: boolean;
  /** Null for a guest. */
  readonly player: SessionPlayer | null;
}

/** Reason why the site signed somebody out by itself; the shell turns it into a sentence. */
export type SignedOutReason = 'expired' | 'banned';

/** Id that the check answers for a guest. */
const GUEST_ID = '-1';

/** Query of the signed-in player. Read once at start, and again after each sign-in and sign-out (semantics D49). */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ signal }): Promise<SessionPlayer | null> => {
    const user = await api(checkSession, { signal });
    return user.id === GUEST_ID || user.role !== 0 ? null : user;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The session of this page. */
export function useSession(): Session {
  const { data, isPending, isError } = useQuery(sessionQuery);
  return { isKnown: !isPending || isError, player: data ?? null };
}

/** Waits for the first check; a check that fails leaves a guest. For guards of addresses. */
export async function ensureSession(): Promise<SessionPlayer | null> {
  try {
    return await queryClient.ensureQueryData(sessionQuery);
  } catch {
    return null;
  }
}

/** Asks again who is here; what was read for the one before is read anew. */
export async function refreshSession(): Promise<SessionPlayer | null> {
  forgetPartnerToken();
  const player = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  forgetReads();
  return player;
}

type Listener = (reason: SignedOutReason) => void;
const listeners = new Set<Listener>();

/** Adds a listener for a session that the server no longer knows; returns its removal. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server answered that nobody is signed in: the page goes on as a guest's and shows the reason, once. */
export function dropSession(reason: SignedOutReason): void {
  if (!queryClient.getQueryData(sessionQuery.queryKey)) return;
  endSession();
  for (const listener of listeners) listener(reason);
}

/** The player signed out: the page goes on as a guest's, and what was theirs leaves it. */
export function endSession(): void {
  forgetPartnerToken();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  forgetReads();
}

/**
 * The same where the player is on a page of the account: the page is a guest's at once, so that nothing more is asked in
 * their name; it is left by `leave`; and what was theirs is forgotten once no page of theirs is there to ask again.
 */
export async function endSessionAfter(leave: () => Promise<void>): Promise<void> {
  forgetPartnerToken();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  await leave();
  forgetReads();
}

/** The reason behind a failed call that means "nobody is signed in", or null for any other failure. */
export function signedOutReason(error: unknown): SignedOutReason | null {
  if (!(error instanceof ApiError)) return null;
  if (error.refusal === 'user-banned') return 'banned';
  return error.refusal === 'unauthorized' ? 'expired' : null;
}

/** First parts of the keys that read the same for everybody. */
const PUBLIC_KEYS: readonly unknown[] = ['session', 'site-settings', 'catalogue'];

/**
 * Forgets what was read for somebody else. Waits until the page has rendered for the new reader, so that a read which
 * only players may make is not asked once more in a guest's name.
 */
function forgetReads(): void {
  setTimeout(() => {
    void queryClient.resetQueries({ predicate: ({ queryKey }) => !PUBLIC_KEYS.includes(queryKey[0]) });
  }, 0);
}
