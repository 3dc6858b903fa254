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
import type { Locale } from '@ordago/i18n';
import { CSV_PAGE, type CsvPart, readCsvPart } from '@ordago/web-kit/csv-parts';
import { instantsOf } from '@ordago/web-kit/day-range';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import type { HistorySearch } from '../account-search.ts';

export type Round = AnswerOf<typeof listSlotsBetHistory>['data'][number];
export type RoundTotals = AnswerOf<typeof listSlotsBetHistory>['totals'][number];
export type Bet = AnswerOf<typeof listBetHistory>['bets'][number];
export type RoundStory = AnswerOf<typeof readRound>;
export type Transaction = AnswerOf<typeof listTransactions>['history'][number];

/** Interval at which rounds without a result are read again, in milliseconds. */
const UNDECIDED_MS = 10_000;

/** The rounds of a filter, one page of them. The answer names the games in the reader's language. */
export const roundsQuery = (search: HistorySearch, locale: Locale) =>
  queryOptions({
    queryKey: ['rounds', search, locale],
    queryFn: ({ signal }) =>
      api(listSlotsBetHistory, { body: { ...roundFilters(search), page: search.page ?? 0 }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.some(({ status }) => status === 0) ? UNDECIDED_MS : false),
  });

/** One round with everything that moved in it, and its proof. */
export const roundQuery = ({ transfer_id: transfer, status, payout }: Round, locale: Locale) =>
  queryOptions({
    // A round that was decided meanwhile has moved.
    queryKey: ['round', transfer, status, payout, locale],
    queryFn: ({ signal }) => api(readRound, { params: { id: transfer }, signal }),
    // A seed may be revealed while the page is open.
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

/** The rounds of a filter, as many as a file holds. */
export function roundsPart(search: HistorySearch, part: number): Promise<CsvPart<Round>> {
  return readCsvPart(async (page) => {
    const { data, count } = await api(listSlotsBetHistory, {
      body: { ...roundFilters(search), page, count: CSV_PAGE },
    });
    return { rows: data, pages: Math.ceil(count / CSV_PAGE) };
  }, part);
}

/** The bets of a filter, as many as a file holds. */
export function betsPart(search: HistorySearch, part: number): Promise<CsvPart<Bet>> {
  return readCsvPart(async (page) => {
    const { bets, pageCount } = await api(listBetHistory, { query: { ...betFilters(search), page, count: CSV_PAGE } });
    return { rows: bets, pages: pageCount };
  }, part);
}

/** The movements of a filter, as many as a file holds. */
export function transactionsPart(search: HistorySearch, part: number): Promise<CsvPart<Transaction>> {
  return readCsvPart(async (page) => {
    const { history, pageCount } = await api(listTransactions, {
      query: { ...instantsOf(search), kind: search.kind, page, count: CSV_PAGE },
    });
    return { rows: history, pages: pageCount };
  }, part);
}

function roundFilters({ balance, result, category, provider, gameType: game_type, ...range }: HistorySearch) {
  return { ...instantsOf(range), balance, result, category, provider, game_type, count: HISTORY_PAGE_SIZE };
}

function betFilters({ status, provider, betType: game_type, ...range }: HistorySearch) {
  return { ...instantsOf(range), status, game_type, provider: provider as BetProvider | undefined };
}
