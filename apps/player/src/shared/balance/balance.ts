import { type AnswerOf, readBalance } from '@ordago/contracts';
import type { BalanceFrame } from '@ordago/contracts/push';
import { newerBalance } from '@ordago/web-kit/newer-balance';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { queryClient } from '../query-client.ts';
import { useSession } from '../session.ts';

export type Balance = AnswerOf<typeof readBalance>;

/** The poll beside the push (specification 1, section 9). */
export const BALANCE_POLL_MS = 5_000;

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: async ({ signal }): Promise<Balance> => {
    const read = await api(readBalance, { signal });
    const known = queryClient.getQueryData<Balance>(['balance']);
    // Another currency is another player.
    return known?.currency === read.currency ? newerBalance(read, known) : read;
  },
});

/** The balances of the signed-in player; undefined for a guest and before the first answer. */
export function useBalance(): Balance | undefined {
  const { player } = useSession();
  const { data } = useQuery({ ...balanceQuery, enabled: player !== null });
  return player ? data : undefined;
}

/** Asks for the balance now: after a round, a bet, a payment. */
export function refreshBalance(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey });
}

/** Takes a pushed main balance in; one that is older than what is shown is dropped. */
export function applyPushedBalance(frame: BalanceFrame): void {
  queryClient.setQueryData(balanceQuery.queryKey, (known) =>
    known?.currency === frame.currency ? newerBalance(known, frame) : known,
  );
}
