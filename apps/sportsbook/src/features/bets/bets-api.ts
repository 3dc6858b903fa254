import { type AnswerOf, type Bet, listBets, readBet } from '@ordago/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { boundsOf, type Day } from '../../shared/days.ts';
import type { BetsShown } from '../../shared/paths.ts';

export type BetsPage = AnswerOf<typeof listBets>;

/** Bets by how they stand and by the days on which they were placed, both included. */
export interface BetsFilter {
  readonly status: BetsShown;
  readonly from: Day | undefined;
  readonly to: Day | undefined;
}

/** Bets of one page of the list. */
export const BETS_SIZE = 20;
/** Bets of one file; the newest ones when there are more. */
export const CSV_BETS_MAX = 5_000;
const CSV_PAGE = 100;

/** One page of the player's own bets, newest first. */
export const betsQuery = (filter: BetsFilter, page: number) =>
  queryOptions({
    queryKey: ['bets', 'list', filter, page],
    queryFn: ({ signal }): Promise<BetsPage> =>
      api(listBets, { query: { ...boundsIn(filter), page, count: BETS_SIZE }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });

/** Every bet that the filter lets through, page after page, up to what one file holds. */
export async function readAllBets(filter: BetsFilter): Promise<{ bets: readonly Bet[]; isCut: boolean }> {
  const bets: Bet[] = [];
  for (let page = 0; ; page += 1) {
    const read = await api(listBets, { query: { ...boundsIn(filter), page, count: CSV_PAGE } });
    bets.push(...read.bets);
    if (page + 1 >= read.pages) return { bets, isCut: false };
    if (bets.length >= CSV_BETS_MAX) return { bets: bets.slice(0, CSV_BETS_MAX), isCut: true };
  }
}

function boundsIn({ status, from, to }: BetsFilter) {
  return {
    status,
    ...(from === undefined ? {} : { from: boundsOf(from).from }),
    ...(to === undefined ? {} : { to: boundsOf(to).to }),
  };
}

export const betQuery = (id: string) =>
  queryOptions({
    queryKey: ['bets', 'one', id],
    queryFn: ({ signal }): Promise<Bet> => api(readBet, { params: { id }, signal }),
  });
