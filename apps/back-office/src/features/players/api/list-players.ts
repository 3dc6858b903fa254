import { listPlayers, type QueryIn } from '@ordago/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';

export const PLAYERS_PER_PAGE = 25;

export type PlayersQuery = QueryIn<typeof listPlayers>;

export const playersQuery = (query: PlayersQuery) =>
  queryOptions({
    queryKey: ['players', query],
    queryFn: async ({ signal }) => {
      const { players, ...page } = await api(listPlayers, { query: { ...query, count: PLAYERS_PER_PAGE }, signal });
      return { rows: players, ...page };
    },
    placeholderData: keepPreviousData,
  });

export const usePlayers = (query: PlayersQuery) => useQuery(playersQuery(query));
