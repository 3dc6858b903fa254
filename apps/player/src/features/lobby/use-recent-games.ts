import type { Catalogue, CatalogueGame } from '@ordago/catalogue-search';
import { listRecentGames } from '@ordago/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../shared/api.ts';
import { useSession } from '../../shared/session.ts';
import type { LobbyType } from './lobby-filters.ts';

/** The games that the player opened last and that are still open to them; none for a guest. */
export function useRecentGames(catalogue: Catalogue, type: LobbyType | null): readonly CatalogueGame[] {
  const { player } = useSession();
  const { data } = useQuery({
    queryKey: ['recent-games', player?.id],
    queryFn: ({ signal }) => api(listRecentGames, { signal }),
    enabled: player !== null,
    // After a return from a game, that game is first.
    staleTime: 0,
    retry: false,
  });
  return useMemo(() => {
    const games = player === null ? [] : (data ?? []).flatMap((id) => catalogue.byId(id) ?? []);
    return games.filter((game) => !game.isHidden && (type === null || game.casinoType === type));
  }, [player, data, catalogue, type]);
}
