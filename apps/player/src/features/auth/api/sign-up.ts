import { type BodyIn, signUp } from '@ordago/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { refreshSession } from '../../../shared/session.ts';

/** Registers; the server signs the new player in with the same answer. */
export function useSignUp() {
  return useMutation({
    mutationFn: async (form: BodyIn<typeof signUp>) => {
      const { is_promo_activated } = await api(signUp, { body: form });
      await refreshSession();
      return { isPromoActivated: is_promo_activated };
    },
  });
}
