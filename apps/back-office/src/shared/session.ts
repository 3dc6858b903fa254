import { ApiError } from '@ordago/api-client';
import { type AnswerOf, readStaff, staffSignOut } from '@ordago/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';

/** The member of staff who is signed in. */
export type StaffMember = AnswerOf<typeof readStaff>;

/** Notes that somebody signed in here, so that a first visit is not answered with a refusal. Never a secret. */
const SIGNED_IN_KEY = 'ordago.staff';

/** Query of the signed-in member of staff; null for a guest. */
export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: async ({ signal }): Promise<StaffMember | null> => {
    if (!wasSignedIn()) return null;
    try {
      return await api(readStaff, { signal });
    } catch (error) {
      if (error instanceof ApiError && (error.http === 401 || error.http === 403)) {
        noteSignedIn(false);
        return null;
      }
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns the signed-in member of staff, which protected pages always have. */
export function useStaff(): StaffMember | null {
  return useQuery(staffQuery).data ?? null;
}

/** Waits for the first answer. For guards of addresses. */
export function ensureStaff(): Promise<StaffMember | null> {
  return queryClient.ensureQueryData(staffQuery);
}

/** Somebody signed in: what was read before them is forgotten. */
export function openSession(member: StaffMember): void {
  queryClient.clear();
  noteSignedIn(true);
  queryClient.setQueryData(staffQuery.queryKey, member);
}

/** Nobody is signed in any more. */
export function dropSession(): void {
  noteSignedIn(false);
  queryClient.clear();
  queryClient.setQueryData(staffQuery.queryKey, null);
}

/** Ends the session on the server, then here. */
export async function signOut(): Promise<void> {
  await api(staffSignOut);
  dropSession();
}

/** Levels of specification 3, section 6, as keys of their words. */
export const ROLE_OF = { 1: 'cashier', 2: 'admin', 3: 'superadmin', 4: 'owner' } as const;

export function roleOf(level: number): (typeof ROLE_OF)[keyof typeof ROLE_OF] {
  return ROLE_OF[level as keyof typeof ROLE_OF] ?? 'cashier';
}

function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN_KEY) !== null;
  } catch {
    // Without storage the server is asked each time.
    return true;
  }
}

function noteSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(SIGNED_IN_KEY, '1');
    else localStorage.removeItem(SIGNED_IN_KEY);
  } catch {
    // See above.
  }
}
