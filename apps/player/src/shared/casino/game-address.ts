import type { CatalogueGame } from '@ordago/catalogue-search';
import { PATHS } from '../paths.ts';

/** What of a game its address needs. */
export type AddressedGame = Pick<CatalogueGame, 'routeProvider' | 'gameId'>;

/** Under 720 px wide a game opens from the mobile base. */
export function isPhone(): boolean {
  return matchMedia('(max-width: 719.98px)').matches;
}

/** The route of a game, from the desktop or the mobile base (specification 2, section 2). */
export function gameRoute({ routeProvider, gameId }: AddressedGame) {
  return { to: isPhone() ? PATHS.gameMobile : PATHS.game, params: { routeProvider, gameId } } as const;
}

/** The same as a path: where a finished sign-in leads. */
export function gamePath(game: AddressedGame): string {
  const { to, params } = gameRoute(game);
  return to
    .replace('$routeProvider', encodeURIComponent(params.routeProvider))
    .replace('$gameId', encodeURIComponent(params.gameId));
}

/** Whether a path is that of a game, from either base. */
export function isGamePath(path: string): boolean {
  return /^(\/m)?\/casino\/game\//.test(path);
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The path and query before a game was opened: where leaving it leads. */
    from?: string;
    /** True when the entry before this one is that page, so that leaving is one step back. */
    isOneStepBack?: boolean;
  }
}
