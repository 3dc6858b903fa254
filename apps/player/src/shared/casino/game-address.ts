import type { CatalogueGame } from '@ordago/catalogue-search';
import { PATHS } from '../paths.ts';

/** Part of a game that its address needs. */
export type AddressedGame = Pick<CatalogueGame, 'routeProvider' | 'gameId'>;

/** Under 720 px wide a game opens from the mobile base. */
export function isPhone(): boolean {
  return matchMedia('(max-width: 719.98px)').matches;
}

/** The route of a game, from the desktop or the mobile base (specification 2, section 2). */
export function gameRoute({ routeProvider, gameId }: AddressedGame) {
  return { to: isPhone() ? PATHS.gameMobile : PATHS.game, params: { routeProvider, gameId } } as const;
}

/** The same game in its version for the other kind of device. */
export function otherVersionRoute(game: AddressedGame, { isOther }: { isOther: boolean }) {
  const { to, params } = gameRoute(game);
  if (!isOther) return { to, params } as const;
  return { to: to === PATHS.game ? PATHS.game2 : PATHS.game2Mobile, params } as const;
}

/** The same as a path, with the signed link of hidden providers where there is one: where a finished sign-in leads. */
export function gamePath(game: AddressedGame, hiddenRoute?: string): string {
  const { to, params } = gameRoute(game);
  const path = to
    .replace('$routeProvider', encodeURIComponent(params.routeProvider))
    .replace('$gameId', encodeURIComponent(params.gameId));
  return hiddenRoute === undefined ? path : `${path}?${new URLSearchParams({ hiddenRoute })}`;
}

/** Returns true if a path is that of a game, from either base. */
export function isGamePath(path: string): boolean {
  return addressedGame(path) !== null;
}

/** The game that a path leads to; null for any other path. */
export function addressedGame(path: string): AddressedGame | null {
  const [, routeProvider, gameId] = /^(?:\/m)?\/casino\/game2?\/([^/?#]+)\/([^/?#]+)/.exec(path) ?? [];
  if (routeProvider === undefined || gameId === undefined) return null;
  try {
    return { routeProvider: decodeURIComponent(routeProvider), gameId: decodeURIComponent(gameId) };
  } catch {
    return null;
  }
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The path and query before a game was opened: where leaving it leads. */
    from?: string;
    /** The list that a game was opened out of, where its orders are compared. */
    seen?: { readonly order: string; readonly arm: 'A' | 'B' };
    /** True when the entry before this one is that page, so that leaving is one step back. */
    isOneStepBack?: boolean;
  }
}
