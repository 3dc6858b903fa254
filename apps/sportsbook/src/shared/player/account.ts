import { type AnswerOf, readAccount } from '@ordago/contracts';
import type { BalanceFrame } from '@ordago/contracts/push';
import { newerBalance, type VersionedBalance } from '@ordago/web-kit/newer-balance';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useFrame } from '../../embed/frame.ts';
import { api } from '../server/api.ts';
import { queryClient } from '../server/query-client.ts';

export type Account = AnswerOf<typeof readAccount>;

const POLL_MS = 15_000;

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }): Promise<Account> => {
    const read = await api(readAccount, { signal });
    const known = queryClient.getQueryData<Account>(['account']);
    return known?.id === read.id ? newerBalance(read, known) : read;
  },
  refetchInterval: POLL_MS,
});

/** The player behind the token: balance in play and stake limits; undefined for a guest. */
export function useAccount(): Account | undefined {
  const token = useFrame((frame) => frame.token);
  const { data } = useQuery({ ...accountQuery, enabled: token !== null });
  return token === null ? undefined : data;
}

/**
 * Takes in a balance that was pushed or that came with a bet; one older than the shown one is dropped (architecture
 * 3.12).
 */
export function takeBalance(reported: VersionedBalance): void {
  queryClient.setQueryData<Account>(['account'], (known) => known && newerBalance(known, reported));
}

/** Takes in a balance of the push or of the site; one in another currency belongs to another player. */
export function takePushedBalance({ balance, currency, version }: Omit<BalanceFrame, 'kind'>): void {
  if (queryClient.getQueryData(accountQuery.queryKey)?.currency === currency) takeBalance({ balance, version });
}
