import { type Catalogue, type CatalogueGame, isOfPart } from '@ordago/catalogue-search';
import { listRecentGames } from '@ordago/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../shared/api.ts';
import { useSession } from '../../shared/session.ts';
import type { LobbyType } from './lobby-filters.ts';

/** The games that the player opened last and that are still open to them; none for a guest, null until they are known. */
export function useRecentGames(catalogue: Catalogue, type: LobbyType | null): readonly CatalogueGame[] | null {
  const { isKnown, player } = useSession();
  const { data, isError } = useQuery({
    queryKey: ['recent-games', player?.id],
    queryFn: ({ signal }) => api(listRecentGames, { signal }),
    enabled: player !== null,
    // After a return from a game, that game is first.
    staleTime: 0,
    retry: false,
  });
  const isAsked = !isKnown || (player !== null && data === undefined && !isError);
  return useMemo(() => {
    if (isAsked) return null;
    const games = player === null ? [] : (data ?? []).flatMap((id) => catalogue.byId(id) ?? []);
    return games.filter((game) => !game.isHidden && (type === null || isOfPart(game, type)));
  }, [isAsked, player, data, catalogue, type]);
}
