import { type AnswerOf, type Bet, listBets, readBet } from '@ordago/contracts';
import { CSV_PAGE, type CsvPart, readCsvPart } from '@ordago/web-kit/csv-parts';
import { type DayRange, instantsOf } from '@ordago/web-kit/day-range';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BetsShown } from '../../shared/addresses/paths.ts';
import { api } from '../../shared/server/api.ts';

export type BetsPage = AnswerOf<typeof listBets>;

/** Bets by status and by the days on which they were placed, both included. */
export interface BetsFilter extends DayRange {
  readonly status: BetsShown;
}

/** Bets of one page of the list. */
export const BETS_SIZE = 20;

/** One page of the player's own bets, newest first. */
export const betsQuery = (filter: BetsFilter, page: number) =>
  queryOptions({
    queryKey: ['bets', 'list', filter, page],
    queryFn: ({ signal }): Promise<BetsPage> =>
      api(listBets, { query: { ...boundsIn(filter), page, count: BETS_SIZE }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });

/** The bets that the filter lets through, as many as a file holds. */
export function readBetsPart(filter: BetsFilter, part: number): Promise<CsvPart<Bet>> {
  return readCsvPart(async (page) => {
    const { bets, pages } = await api(listBets, { query: { ...boundsIn(filter), page, count: CSV_PAGE } });
    return { rows: bets, pages };
  }, part);
}

function boundsIn({ status, ...range }: BetsFilter) {
  return { status, ...instantsOf(range) };
}

export const betQuery = (id: string) =>
  queryOptions({
    queryKey: ['bets', 'one', id],
    queryFn: ({ signal }): Promise<Bet> => api(readBet, { params: { id }, signal }),
  });
