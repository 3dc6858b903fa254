import {
  type BodyIn,
  cancelWithdrawal,
  initDeposit,
  initWithdrawal,
  listDeposits,
  listPaymentMethods,
  listWithdrawals,
  readDeposit,
} from '@ordago/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { refreshBalance } from '../../../shared/balance/balance.ts';

/** Rows of the short list in the dialog; the histories have the rest. */
const RECENT = 5;
/** Interval at which the return page reads the player's deposit again. */
const RETURN_POLL_MS = 3_000;

/** Methods with their limits in the player's currency. */
export const methodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: ({ signal }) => api(listPaymentMethods, { signal }),
  staleTime: 60_000,
});

export const recentDepositsQuery = queryOptions({
  queryKey: ['payments', 'deposits'],
  queryFn: ({ signal }) => api(listDeposits, { query: { count: RECENT }, signal }),
  staleTime: 0,
});

export const recentWithdrawalsQuery = queryOptions({
  queryKey: ['payments', 'withdrawals'],
  queryFn: ({ signal }) => api(listWithdrawals, { query: { count: RECENT }, signal }),
  staleTime: 0,
});

/** One deposit; asked after until it has ended. */
export const depositQuery = (id: string) =>
  queryOptions({
    queryKey: ['payments', 'deposit', id],
    queryFn: ({ signal }) => api(readDeposit, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isOnItsWay(state.data.status_name) ? false : RETURN_POLL_MS),
  });

/** Returns true if a deposit may still change by itself. */
export function isOnItsWay(status: string): boolean {
  return status === 'created' || status === 'processing';
}

/** Opens a deposit; answers where it is paid. */
export function useInitDeposit() {
  return useMutation({ mutationFn: (body: BodyIn<typeof initDeposit>) => api(initDeposit, { body }) });
}

/** Asks for a withdrawal; the amount leaves the main balance at once. */
export function useInitWithdrawal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof initWithdrawal>) => api(initWithdrawal, { body }),
    onSuccess: () => Promise.all([refreshBalance(), client.invalidateQueries({ queryKey: ['payments'] })]),
  });
}

/** Takes a withdrawal back that nobody has approved yet. */
export function useCancelWithdrawal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(cancelWithdrawal, { params: { id } }),
    onSettled: () => Promise.all([refreshBalance(), client.invalidateQueries({ queryKey: ['payments'] })]),
  });
}
