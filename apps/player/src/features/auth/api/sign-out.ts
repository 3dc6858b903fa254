import { signOut } from '@ordago/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { endSessionAfter } from '../../../shared/session.ts';

/**
 * Ends the session on the server, then on the page. `leave` goes to a page for everybody in between, so that no page of
 * the account is left to read on in a guest's name.
 */
export function useSignOut(leave: () => Promise<void>) {
  return useMutation({
    mutationFn: () => api(signOut),
    onSuccess: () => endSessionAfter(leave),
  });
}
