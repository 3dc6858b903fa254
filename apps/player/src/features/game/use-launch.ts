import { launchGame, PLATFORMS } from '@ordago/contracts';
import { useLocale } from '@ordago/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api } from '../../shared/api.ts';
import { useHiddenRoute } from '../../shared/blocks.ts';
import { type AddressedGame, isPhone } from '../../shared/casino/game-address.ts';
import { useSession } from '../../shared/session.ts';

/** A game that is open: its address, and since when in ms. */
export interface Launched {
  readonly url: string;
  readonly openedAtMs: number;
  /** Number of the session; null in practice. */
  readonly session: string | null;
  /** The game that was opened in the place of a closed one. */
  readonly replacement: { readonly id: string; readonly gameName: string } | null;
}

export interface LaunchOptions {
  /** Without money; the only way in for a guest. */
  readonly isPractice: boolean;
  /** The version for the other kind of device. */
  readonly isOtherVersion: boolean;
}

/** By its number, or by its address where the catalogue has none there. */
export type GameToOpen = { readonly id: string } | AddressedGame;

/**
 * Opens a game, once per visit: its token is used up by the frame. A change of language keeps the running game. A guest
 * waits until the sign-in, or practises.
 */
export function useLaunch(game: GameToOpen, { isPractice, isOtherVersion }: LaunchOptions) {
  const { isKnown, player } = useSession();
  const hiddenRoute = useHiddenRoute();
  const lang = useLocale();
  const router = useRouter();
  const wanted =
    'id' in game ? { game_id: game.id } : { game: { route_provider: game.routeProvider, game_id: game.gameId } };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['launch', player?.id, wanted, isPractice, isOtherVersion],
    queryFn: async ({ signal }): Promise<Launched> => {
      const platform = isPhone() === isOtherVersion ? PLATFORMS.desktop : PLATFORMS.mobile;
      const { seen: list } = router.state.location.state;
      const body = { ...wanted, platform, lang, demo: isPractice, hiddenRoute, list };
      const { url, replacement, session } = await api(launchGame, { body, signal });
      return { url, replacement, session, openedAtMs: Date.now() };
    },
    enabled: isKnown && (player !== null || isPractice),
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
