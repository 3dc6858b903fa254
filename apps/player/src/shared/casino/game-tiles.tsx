import type { CatalogueGame } from '@ordago/catalogue-search';
import { formatCount, formatPercent } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { type BadgeKind, GameCard } from '@ordago/ui';
import { type HistoryState, Link, type ParsedLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback } from 'react';
import { useModal } from '../modal.ts';
import { useSession } from '../session.ts';
import { useFavourites } from './favourites.ts';
import { gamePath, gameRoute, isGamePath } from './game-address.ts';
import { useLivePlayers } from './live-players.ts';

export type TileOf = (game: CatalogueGame, options?: { isEager?: boolean }) => React.ReactElement;

/**
 * Draws the card of a game with what is known of it: the heart, real players, the declared RTP. A list asks once and draws
 * all its games. A guest who opens one is asked to sign in, and the game opens after that.
 */
export function useGameTiles(): TileOf {
  const t = useT('player');
  const locale = useLocale();
  const favourites = useFavourites();
  const players = useLivePlayers();
  const guardGuest = useGuestGuard();
  const badgeOf = useBadge();
  const router = useRouter();

  return (game, { isEager } = {}) => {
    const isFavourite = favourites.ids.has(game.id);
    const count = players[game.id];
    return (
      <GameCard
        name={game.gameName}
        provider={game.provider}
        artUrl={game.imageUrl}
        isEager={isEager}
        badge={badgeOf(game)}
        rtp={game.rtpBps === null ? undefined : t('game.rtp', { rtp: formatPercent(game.rtpBps, locale) })}
        players={count ? { count: formatCount(count), label: t('lobby.playing', { count }) } : undefined}
        favourite={{
          isOn: isFavourite,
          label: t(isFavourite ? 'lobby.removeFavourite' : 'lobby.addFavourite', { game: game.gameName }),
          onToggle: () => favourites.toggle(game.id),
        }}
        link={
          <Link
            {...gameRoute(game)}
            state={(known) => leavingState(known, router.state.location)}
            onClick={(event) => guardGuest(event, game)}
          />
        }
      />
    );
  };
}

/** Where leaving the game leads: the page before it; from game to game, still the page before the first one. */
function leavingState({ from }: HistoryState, { pathname, href }: ParsedLocation): HistoryState {
  return isGamePath(pathname) ? { from } : { from: href, isOneStepBack: true };
}

/** Turns a guest's press on a game into the sign-in dialog with the way on to the game (specification 2, section 2). */
function useGuestGuard(): (event: MouseEvent, game: CatalogueGame) => void {
  const { isKnown, player } = useSession();
  const { open } = useModal();
  return useCallback(
    (event, game) => {
      if (!isKnown || player) return;
      event.preventDefault();
      open('sign-in', { next: gamePath(game) });
    },
    [isKnown, player, open],
  );
}

/** The one badge of a card, the rarest news first. */
function useBadge(): (game: CatalogueGame) => { kind: BadgeKind; label: string } | undefined {
  const t = useT('player');
  return ({ tab, isLiveGame }) => {
    if (tab.includes('jackpot')) return { kind: 'jackpot', label: t('lobby.badgeJackpot') };
    if (tab.includes('newreleases') || tab.includes('new')) return { kind: 'new', label: t('lobby.new') };
    if (isLiveGame) return { kind: 'live', label: t('lobby.badgeLive') };
    return tab.includes('bonusbuy') ? { kind: 'plain', label: t('lobby.badgeBonusBuy') } : undefined;
  };
}
