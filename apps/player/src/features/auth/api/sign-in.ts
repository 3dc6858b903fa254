import { type BodyIn, signIn } from '@ordago/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { refreshSession } from '../../../shared/session.ts';

/** Signs in; the page then knows who is here before the promise settles. */
export function useSignIn() {
  return useMutation({
    mutationFn: async (credentials: BodyIn<typeof signIn>) => {
      const { detail } = await api(signIn, { body: credentials });
      const player = await refreshSession();
      return { isFirst: detail.first_login, name: player?.username ?? credentials.username };
    },
  });
}
