import { type AnswerOf, readAccount } from '@ordago/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useFrame } from '../../embed/frame.ts';
import { api } from '../server/api.ts';
import { queryClient } from '../server/query-client.ts';

export type Account = AnswerOf<typeof readAccount>;
/** A balance with its place in the order of balances. */
export type VersionedBalance = Pick<Account, 'balance' | 'version'>;

const POLL_MS = 15_000;

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }): Promise<Account> => {
    const read = await api(readAccount, { signal });
    const known = queryClient.getQueryData<Account>(['account']);
    return known?.id === read.id ? { ...read, ...newer(known, read) } : read;
  },
  refetchInterval: POLL_MS,
});

/** The player behind the token: balance in play and stake limits; undefined for a guest. */
export function useAccount(): Account | undefined {
  const token = useFrame((frame) => frame.token);
  const { data } = useQuery({ ...accountQuery, enabled: token !== null });
  return token === null ? undefined : data;
}

/** Takes in a balance that was pushed or that came with a bet; one older than the shown one is dropped (architecture 3.12). */
export function takeBalance(reported: VersionedBalance): void {
  queryClient.setQueryData<Account>(['account'], (known) => known && { ...known, ...newer(known, reported) });
}

/** Reads a balance from a message; null when it is none, or one in another currency. */
export function readBalance(value: unknown, currency: string | undefined): VersionedBalance | null {
  if (typeof value !== 'object' || value === null) return null;
  const reported = value as Record<string, unknown>;
  const { balance, version } = reported;
  if (typeof balance !== 'string' || typeof version !== 'string' || reported.currency !== currency) return null;
  return /^-?\d+(\.\d{1,5})?$/.test(balance) && /^\d{1,20}$/.test(version) ? { balance, version } : null;
}

function newer(known: VersionedBalance, reported: VersionedBalance): VersionedBalance {
  const { balance, version } = BigInt(reported.version) > BigInt(known.version) ? reported : known;
  return { balance, version };
}
