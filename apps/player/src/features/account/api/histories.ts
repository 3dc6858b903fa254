import {
  type AnswerOf,
  HISTORY_PAGE_SIZE,
  listSessions,
  listSlotsBetHistory,
  listTransactions,
} from '@ordago/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import type { HistorySearch } from '../account-search.ts';
import { CSV_ROWS_MAX } from '../csv.ts';
import { instantsOf } from '../day-range.ts';

export type Round = AnswerOf<typeof listSlotsBetHistory>['data'][number];
export type Transaction = AnswerOf<typeof listTransactions>['history'][number];

/** Rows of one call while a whole history is fetched for a file. */
const CSV_PAGE = 100;

/** The rounds of a filter, one page of them. */
export const roundsQuery = (search: HistorySearch) =>
  queryOptions({
    queryKey: ['rounds', search],
    queryFn: ({ signal }) =>
      api(listSlotsBetHistory, { body: { ...roundFilters(search), page: search.page ?? 0 }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const transactionsQuery = (search: HistorySearch) =>
  queryOptions({
    queryKey: ['transactions', search],
    queryFn: ({ signal }) =>
      api(listTransactions, {
        query: { ...instantsOf(search), kind: search.kind, page: search.page ?? 0, count: HISTORY_PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const sessionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['sessions', page],
    queryFn: ({ signal }) => api(listSessions, { query: { page, count: HISTORY_PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Every round of a filter, for a file. */
export async function allRounds(search: HistorySearch): Promise<Round[]> {
  const rows: Round[] = [];
  for (let page = 0; rows.length < CSV_ROWS_MAX; page += 1) {
    const { data, count } = await api(listSlotsBetHistory, {
      body: { ...roundFilters(search), page, count: CSV_PAGE },
    });
    rows.push(...data);
    if (data.length < CSV_PAGE || rows.length >= count) break;
  }
  return rows;
}

/** Every movement of a filter, for a file. */
export async function allTransactions(search: HistorySearch): Promise<Transaction[]> {
  const rows: Transaction[] = [];
  for (let page = 0; rows.length < CSV_ROWS_MAX; page += 1) {
    const { history, pageCount } = await api(listTransactions, {
      query: { ...instantsOf(search), kind: search.kind, page, count: CSV_PAGE },
    });
    rows.push(...history);
    if (page + 1 >= pageCount) break;
  }
  return rows;
}

function roundFilters({ balance, result, category, provider, ...range }: HistorySearch) {
  return { ...instantsOf(range), balance, result, category, provider, count: HISTORY_PAGE_SIZE };
}
