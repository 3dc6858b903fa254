import { listStaffBets, type QueryIn, type StaffBetRow } from '@ordago/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { ListPage } from '../list/data-list.tsx';

export const BETS_PER_PAGE = 25;

export type BetsQuery = QueryIn<typeof listStaffBets>;

export async function readBets(query: BetsQuery, signal?: AbortSignal): Promise<ListPage<StaffBetRow>> {
  const { bets, ...page } = await api(listStaffBets, { query: { count: BETS_PER_PAGE, ...query }, signal });
  return { rows: bets, ...page };
}

export function useBets(query: BetsQuery) {
  return useQuery({
    queryKey: ['bets', query],
    queryFn: ({ signal }) => readBets(query, signal),
    placeholderData: keepPreviousData,
  });
}
