import { type AnswerOf, type Bet, listBets, readBet } from '@ordago/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';

export type BetsPage = AnswerOf<typeof listBets>;
export type BetsShown = 'open' | 'settled' | 'all';

/** The player's own bets, newest first, page after page. */
export const betsQuery = (status: BetsShown) =>
  infiniteQueryOptions({
    queryKey: ['bets', 'list', status],
    queryFn: ({ pageParam, signal }): Promise<BetsPage> =>
      api(listBets, { query: { status, page: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, pages }) => (page + 1 < pages ? page + 1 : undefined),
    refetchInterval: 30_000,
  });

export const betQuery = (id: string) =>
  queryOptions({
    queryKey: ['bets', 'one', id],
    queryFn: ({ signal }): Promise<Bet> => api(readBet, { params: { id }, signal }),
  });
