import { type BodyIn, changePassword } from '@ordago/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { endSession } from '../../../shared/session.ts';

/** Changes the password, which signs the player out everywhere (semantics D64); so the page is a guest's from then on. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: BodyIn<typeof changePassword>) => api(changePassword, { body }),
    onSuccess: endSession,
  });
}
