import { signOut } from '@ordago/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { endSession } from '../../../shared/session.ts';

/** Ends the session on the server, then on the page. */
export function useSignOut() {
  return useMutation({ mutationFn: () => api(signOut), onSuccess: endSession });
}
