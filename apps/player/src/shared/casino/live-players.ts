import { readLivePlayers } from '@ordago/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

const STALE_MS = 30_000;
const NOBODY: Readonly<Record<string, number>> = {};

/** Players in each game by its id, as the server counts them; games without players are absent (semantics D23). */
export function useLivePlayers(): Readonly<Record<string, number>> {
  const { data } = useQuery({
    queryKey: ['live-players'],
    queryFn: ({ signal }) => api(readLivePlayers, { signal }),
    staleTime: STALE_MS,
    refetchInterval: 2 * STALE_MS,
    retry: false,
  });
  return data?.games ?? NOBODY;
}
