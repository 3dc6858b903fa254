import { type FreeBet, listFreeBets } from '@ordago/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useFrame } from '../../embed/frame.ts';
import { api } from '../server/api.ts';
import { FREE_BETS_KEY } from '../server/query-keys.ts';

const POLL_MS = 60_000;

const freeBetsQuery = queryOptions({
  queryKey: FREE_BETS_KEY,
  queryFn: async ({ signal }): Promise<readonly FreeBet[]> => (await api(listFreeBets, { signal })).free_bets,
  refetchInterval: POLL_MS,
});

/** The player's free bets, those that can be used first; none for a guest, undefined before the first answer. */
export function useFreeBets(): readonly FreeBet[] | undefined {
  const token = useFrame((frame) => frame.token);
  const { data } = useQuery({ ...freeBetsQuery, enabled: token !== null });
  return token === null ? [] : data;
}

export function isUsable({ status }: FreeBet): boolean {
  return status === 'awarded';
}
