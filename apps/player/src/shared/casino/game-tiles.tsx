import { badgeOf, type CatalogueGame, type GameBadge, tableStateAt } from '@ordago/catalogue-search';
import { formatCount, formatDate } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { instant } from '@ordago/kernel';
import { type BadgeKind, GameCard } from '@ordago/ui';
import { type HistoryState, Link, type ParsedLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback } from 'react';
import { useHiddenRoute } from '../blocks.ts';
import { useModal } from '../modal.ts';
import { ensureSession, useSession } from '../session.ts';
import { useDeclaredTexts } from './declared-texts.ts';
import { useFavourites } from './favourites.ts';
import { gamePath, gameRoute, isGamePath } from './game-address.ts';
import type { ListSeen } from './list-orders.ts';
import { useLivePlayers } from './live-players.ts';
import { timesText } from './times-text.ts';

export type TileOf = (game: CatalogueGame, options?: TileOptions) => React.ReactElement;

interface TileOptions {
  readonly isEager?: boolean;
  /** The list that contains it, where the orders of that list are compared. */
  readonly seen?: ListSeen | null;
}

/**
 * Draws the card of a game with what is known of it: the heart, real players, the declared RTP. A list asks once and
 * draws all its games. A guest who opens one is asked to sign in, and the game opens after that.
 */
export function useGameTiles(): TileOf {
  const t = useT('player');
  const favourites = useFavourites();
  const players = useLivePlayers();
  const guardGuest = useGuestGuard();
  const badge = useBadge();
  const hostOf = useHost();
  const router = useRouter();
  const hiddenRoute = useHiddenRoute();
  const factsOf = useFacts();
  const shortFactsOf = useShortFacts();

  return (game, { isEager, seen } = {}) => {
    const isFavourite = favourites.ids.has(game.id);
    const count = players[game.id];
    return (
      <GameCard
        name={game.gameName}
        provider={game.provider}
        host={hostOf(game)}
        artUrl={game.imageUrl}
        isEager={isEager}
        badge={badge(game)}
        declared={factsOf(game)}
        facts={shortFactsOf(game)}
        players={count ? { count: formatCount(count), label: t('lobby.playing', { count }) } : undefined}
        favourite={{
          isOn: isFavourite,
          label: t(isFavourite ? 'lobby.removeFavourite' : 'lobby.addFavourite', { game: game.gameName }),
          onToggle: () => favourites.toggle(game.id),
        }}
        link={
          <Link
            {...gameRoute(game)}
            search={{ hiddenRoute }}
            state={(known) => ({ ...leavingState(known, router.state.location), seen: seen ?? undefined })}
            onClick={(event) => void guardGuest(event, game, seen)}
          />
        }
      />
    );
  };
}

/** Facts that the maker declares; none where it declares none (semantics D23). */
function useFacts(): (game: CatalogueGame) => string[] {
  const t = useT('player');
  const texts = useDeclaredTexts();
  return (game) => {
    const rtp = texts.rtp(game);
    const { volatility, winMaxHundredths: winMax } = game;
    return [
      ...(rtp === null ? [] : [t('game.rtp', { rtp })]),
      ...(volatility === null ? [] : [texts.volatility(volatility)]),
      ...(winMax === null ? [] : [t('lobby.winMax', { times: timesText(winMax) })]),
    ];
  };
}

/** No bars where the player's choice makes the level. */
const LEVELS = { low: 1, medium: 2, high: 3, chosen: undefined } as const;

/** The return in letters and the volatility in bars; in letters where it is alone. */
function useShortFacts(): (game: CatalogueGame) => { text: string; level?: 1 | 2 | 3 } | undefined {
  const t = useT('player');
  const texts = useDeclaredTexts();
  return (game) => {
    const rtp = texts.rtp(game);
    const { volatility } = game;
    if (rtp !== null) {
      const text = t('game.rtp', { rtp });
      return volatility === null ? { text } : { text, level: LEVELS[volatility] };
    }
    if (volatility === null) return undefined;
    if (volatility === 'chosen') return { text: texts.volatility(volatility) };
    return { text: t('lobby.volatilityShort', { level: t(`game.volatility.${volatility}`) }) };
  };
}

/** Target of leaving the game: the page before it; from game to game, still the page before the first one. */
function leavingState({ from }: HistoryState, { pathname, href }: ParsedLocation): HistoryState {
  return isGamePath(pathname) ? { from } : { from: href, isOneStepBack: true };
}

/**
 * Turns a guest's click on a game into the sign-in dialog with the path to the game (specification 2, section 2). A
 * click that comes before the session is known waits for it.
 */
function useGuestGuard(): (event: MouseEvent, game: CatalogueGame, seen?: ListSeen | null) => Promise<void> {
  const { isKnown, player } = useSession();
  const { open } = useModal();
  const router = useRouter();
  const hiddenRoute = useHiddenRoute();
  return useCallback(
    async (event, game, seen) => {
      if (player || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const state = (known: HistoryState) => ({
        ...leavingState(known, router.state.location),
        seen: seen ?? undefined,
      });
      if (!isKnown && (await ensureSession())) {
        await router.navigate({ ...gameRoute(game), search: { hiddenRoute }, state });
      } else open('sign-in', { next: gamePath(game, hiddenRoute), nextState: state(router.state.location.state) });
    },
    [isKnown, player, open, router, hiddenRoute],
  );
}

/** The one badge of a card in words; none where the catalogue has no fact for one. */
function useBadge(): (game: CatalogueGame) => { kind: BadgeKind; label: string } | undefined {
  const t = useT('player');
  return (game) => {
    const badge = badgeOf(game, Date.now());
    return badge && { kind: KINDS[badge], label: t(`lobby.badge.${badge}`) };
  };
}

/** Colours of the badges. */
const KINDS = {
  jackpot: 'jackpot',
  isNew: 'new',
  live: 'live',
  bonusBuy: 'plain',
  exclusive: 'plain',
} as const satisfies Record<GameBadge, BadgeKind>;

/** Dealer of a live table now; outside its hours, when it opens. */
function useHost(): (game: CatalogueGame) => string | undefined {
  const t = useT('player');
  const locale = useLocale();
  return ({ table }) => {
    const { isOpen, changesAt } = tableStateAt(table ?? {}, Date.now());
    if (isOpen || changesAt === null) return table?.dealer;
    return t('game.table.opensAt', { time: formatDate(instant(changesAt), locale, { style: 'time' }) });
  };
}
