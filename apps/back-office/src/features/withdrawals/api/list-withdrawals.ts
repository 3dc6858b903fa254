import { listStaffWithdrawals, type StaffWithdrawalRow } from '@ordago/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { POLL_MS } from '../../../shared/poll.ts';
import type { WithdrawalView } from '../withdrawals-search.ts';

export const WITHDRAWALS_PER_PAGE = 25;
export type Withdrawal = StaffWithdrawalRow;

/** A page of a queue, read again every ten seconds. */
export function useWithdrawals(view: WithdrawalView, page: number) {
  return useQuery({
    queryKey: ['withdrawals', view, page],
    queryFn: async ({ signal }) => {
      const query = { status: view, page, count: WITHDRAWALS_PER_PAGE };
      const { withdrawals, ...found } = await api(listStaffWithdrawals, { query, signal });
      return { rows: withdrawals, ...found };
    },
    refetchInterval: POLL_MS,
  });
}
