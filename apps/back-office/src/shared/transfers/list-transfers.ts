import { listTransfers, type QueryIn, type StaffTransferRow } from '@ordago/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { ListPage } from '../list/data-list.tsx';

export const TRANSFERS_PER_PAGE = 25;

export type TransfersQuery = QueryIn<typeof listTransfers>;

export async function readTransfers(query: TransfersQuery, signal?: AbortSignal): Promise<ListPage<StaffTransferRow>> {
  const { transfers, ...page } = await api(listTransfers, { query: { count: TRANSFERS_PER_PAGE, ...query }, signal });
  return { rows: transfers, ...page };
}

export function useTransfers(query: TransfersQuery) {
  return useQuery({
    queryKey: ['transfers', query],
    queryFn: ({ signal }) => readTransfers(query, signal),
    placeholderData: keepPreviousData,
  });
}
