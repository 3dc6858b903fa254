import { launchGame, PLATFORMS } from '@ordago/contracts';
import { useLocale } from '@ordago/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { isPhone } from '../../shared/casino/game-address.ts';
import { useSession } from '../../shared/session.ts';

/** A game that is open: its address, and since when in ms. */
export interface Launched {
  readonly url: string;
  readonly openedAtMs: number;
}

/**
 * Opens a game for the signed-in player, once per visit: its token is used up by the frame. A change of language keeps the
 * running game. A guest waits until the sign-in.
 */
export function useLaunch(gameId: string | undefined) {
  const { player } = useSession();
  const lang = useLocale();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['launch', player?.id, gameId],
    queryFn: async ({ signal }): Promise<Launched> => {
      const platform = isPhone() ? PLATFORMS.mobile : PLATFORMS.desktop;
      const { url } = await api(launchGame, { body: { game_id: gameId ?? '', platform, lang }, signal });
      return { url, openedAtMs: Date.now() };
    },
    enabled: player !== null && gameId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
  return { launched: isFetching ? undefined : data, error: isFetching ? null : error, retry: () => void refetch() };
}

/** A game is shown only from another origin: a frame of our own could take its sandbox off. */
export function isFrameable(url: string, ownOrigin: string): boolean {
  try {
    const { protocol, origin } = new URL(url, ownOrigin);
    return (protocol === 'https:' || protocol === 'http:') && origin !== ownOrigin;
  } catch {
    return false;
  }
}
