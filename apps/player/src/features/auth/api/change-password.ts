import { type BodyIn, changePassword, signOut } from '@ordago/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { endSession } from '../../../shared/session.ts';

/** Changes the password and signs out, so that the new one is used at once (specification 1, section 4). */
export function useChangePassword() {
  return useMutation({
    mutationFn: async (body: BodyIn<typeof changePassword>) => {
      await api(changePassword, { body });
      // The password has changed whatever becomes of this; the page is a guest's in any case.
      await api(signOut).catch(() => null);
      endSession();
    },
  });
}
