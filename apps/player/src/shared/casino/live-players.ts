import { readLivePlayers } from '@ordago/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';

const STALE_MS = 30_000;
const NOBODY: Readonly<Record<string, number>> = {};

/** Players in each game by its id, as the server counts them; games without players are absent (semantics D23). */
export function useLivePlayers(): Readonly<Record<string, number>> {
  return useQuery(livePlayersQuery).data?.games ?? NOBODY;
}

/** The first answer of this visit, which places games; the figures beside them go on. Null until it is there. */
export function useFirstLivePlayers(): Readonly<Record<string, number>> | null {
  const { data, isError } = useQuery(livePlayersQuery);
  const [first, setFirst] = useState<Readonly<Record<string, number>> | null>(null);
  const known = first ?? data?.games ?? (isError ? NOBODY : null);
  if (known !== first) setFirst(known);
  return known;
}

const livePlayersQuery = queryOptions({
  queryKey: ['live-players'],
  queryFn: ({ signal }) => api(readLivePlayers, { signal }),
  staleTime: STALE_MS,
  refetchInterval: 2 * STALE_MS,
  retry: false,
});
