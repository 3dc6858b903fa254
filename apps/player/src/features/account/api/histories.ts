import {
  type AnswerOf,
  type BetProvider,
  HISTORY_PAGE_SIZE,
  listBetHistory,
  listSessions,
  listSlotsBetHistory,
  listTransactions,
  readRound,
} from '@ordago/contracts';
import { instantsOf } from '@ordago/ui';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import type { HistorySearch } from '../account-search.ts';
import { CSV_ROWS_MAX } from '../csv.ts';

export type Round = AnswerOf<typeof listSlotsBetHistory>['data'][number];
export type Bet = AnswerOf<typeof listBetHistory>['bets'][number];
export type RoundStory = AnswerOf<typeof readRound>;
export type Transaction = AnswerOf<typeof listTransactions>['history'][number];

/** Rows of one call while a whole history is fetched for a file. */
const CSV_PAGE = 100;

/** How often rounds that wait for their result are asked for again, in milliseconds. */
const UNDECIDED_MS = 10_000;

/** The rounds of a filter, one page of them. */
export const roundsQuery = (search: HistorySearch) =>
  queryOptions({
    queryKey: ['rounds', search],
    queryFn: ({ signal }) =>
      api(listSlotsBetHistory, { body: { ...roundFilters(search), page: search.page ?? 0 }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.some(({ status }) => status === 0) ? UNDECIDED_MS : false),
  });

/** One round with everything that moved in it, and its proof. */
export const roundQuery = ({ transfer_id: transfer, status, payout }: Round) =>
  queryOptions({
    // A round that was decided meanwhile has moved.
    queryKey: ['round', transfer, status, payout],
    queryFn: ({ signal }) => api(readRound, { params: { id: transfer }, signal }),
    // A seed may be revealed while the player looks.
    staleTime: 0,
  });

/** The bets of a filter at every sportsbook, one page of them. */
export const betsQuery = (search: HistorySearch) =>
  queryOptions({
    queryKey: ['bet-history', search],
    queryFn: ({ signal }) =>
      api(listBetHistory, {
        query: { ...betFilters(search), page: search.page ?? 0, count: HISTORY_PAGE_SIZE },
        signal,
      }),
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

/** Every bet of a filter, for a file. */
export async function allBets(search: HistorySearch): Promise<Bet[]> {
  const rows: Bet[] = [];
  for (let page = 0; rows.length < CSV_ROWS_MAX; page += 1) {
    const { bets, pageCount } = await api(listBetHistory, { query: { ...betFilters(search), page, count: CSV_PAGE } });
    rows.push(...bets);
    if (page + 1 >= pageCount) break;
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

function roundFilters({ balance, result, category, provider, gameType: game_type, ...range }: HistorySearch) {
  return { ...instantsOf(range), balance, result, category, provider, game_type, count: HISTORY_PAGE_SIZE };
}

function betFilters({ status, provider, ...range }: HistorySearch) {
  return { ...instantsOf(range), status, provider: provider as BetProvider | undefined };
}
