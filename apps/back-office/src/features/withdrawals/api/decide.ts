import { approveWithdrawal, declineWithdrawal } from '@ordago/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import type { Withdrawal } from './list-withdrawals.ts';

/** Decision of staff; a decline carries the text that the player reads. */
export type Verdict = { readonly act: 'approve' } | { readonly act: 'decline'; readonly reason: string };

/** Sends a decision about exactly the data shown; every list that it changes is read again. */
export function useDecide(onDone: (withdrawal: Withdrawal) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ withdrawal, verdict }: { withdrawal: Withdrawal; verdict: Verdict }) => {
      const { id, version } = withdrawal;
      const answer =
        verdict.act === 'approve'
          ? await api(approveWithdrawal, { params: { id }, body: { version } })
          : await api(declineWithdrawal, { params: { id }, body: { version, reason: verdict.reason } });
      return answer.withdrawal;
    },
    onSuccess: onDone,
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => ['withdrawals', 'transfers', 'player'].includes(String(queryKey[0])),
      }),
  });
}
