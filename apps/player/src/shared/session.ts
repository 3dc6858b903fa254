import { ApiError } from '@ordago/api-client';
import { type AnswerOf, checkSession } from '@ordago/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';

/** The player who is signed in, as the check answers (specification 1, section 3). */
export type SessionPlayer = AnswerOf<typeof checkSession>;

export interface Session {
  /** False until the first check has come back: neither guest nor player is certain yet. */
  readonly isKnown: boolean;
  /** Null for a guest. */
  readonly player: SessionPlayer | null;
}

/** Why the site signed somebody out by itself; the shell turns it into a sentence. */
export type SignedOutReason = 'expired' | 'banned' | 'not-a-player';

/** Id that the check answers for a guest. */
const GUEST_ID = '-1';

/** Who is here. Read once at start, and again after each sign-in and sign-out (semantics D49). */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
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

/** Asks again who is here; everything known about the one before is forgotten. */
export async function refreshSession(): Promise<SessionPlayer | null> {
  forgetPlayer();
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

type Listener = (reason: SignedOutReason) => void;
const listeners = new Set<Listener>();

/** Hears when the server no longer knows the session. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server said that nobody is signed in: the page goes on as a guest's and says why, once. */
export function dropSession(reason: SignedOutReason): void {
  if (!queryClient.getQueryData(sessionQuery.queryKey)) return;
  forgetPlayer();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  for (const listener of listeners) listener(reason);
}

/** The player signed out: what was theirs leaves the page. */
export function endSession(): void {
  forgetPlayer();
  queryClient.setQueryData(sessionQuery.queryKey, null);
}

/** The reason behind a failed call that means "nobody is signed in", or null for any other failure. */
export function signedOutReason(error: unknown): SignedOutReason | null {
  if (!(error instanceof ApiError)) return null;
  if (error.refusal === 'user-banned') return 'banned';
  return error.refusal === 'unauthorized' || error.http === 401 ? 'expired' : null;
}

/** Keys of what does not belong to one player; everything else goes with the session. */
const PUBLIC_KEYS: readonly unknown[] = ['session', 'site-settings', 'catalogue'];

function forgetPlayer(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !PUBLIC_KEYS.includes(queryKey[0]) });
}
