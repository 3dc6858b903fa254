import { type Instant, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { isShown, NOTHING_CLOSED } from '../../shared/domain/closures.ts';
import type { Game } from '../../shared/domain/game.ts';
import type { GameProvider } from '../../shared/ports/game-provider.ts';
import { hiddenAmong } from '../domain/hidden-providers.ts';
import { meaningOf } from '../domain/route-keys.ts';
import type { CatalogueReader } from './catalogue-reader.ts';
import type { Favourites } from './favourite-parts.ts';
import type { ReadClosures } from './read-closures.ts';

export interface GameFilter {
  readonly routeProvider?: string;
  /** 1 desktop, 2 mobile: games made for the other alone are left out. */
  readonly platform?: 1 | 2;
}

/** Reader of the catalogue: a player sees their favourites and what is open to them, staff see everything. */
export interface Viewer {
  readonly player: PlayerId | null;
  readonly isStaff: boolean;
  /** Hidden providers are shown to staff, and to whoever follows a link that they signed. */
  readonly seesHidden: boolean;
}

/**
 * Lists the games that are shown to a viewer.
 *
 * @refuses provider-not-configured
 */
export type ListGames = (
  filter: GameFilter,
  viewer: Viewer,
  at: Instant,
) => Promise<readonly Game[] | Refusal<'provider-not-configured'>>;

export function createListGames({
  reader,
  favourites,
  readClosures,
  providers,
}: {
  reader: Pick<CatalogueReader, 'snapshot'>;
  favourites: Pick<Favourites, 'list'>;
  readClosures: ReadClosures;
  providers: readonly GameProvider[];
}): ListGames {
  const configured = new Set(providers.map(({ routeProvider }) => routeProvider));
  const hidden = hiddenAmong(providers);
  return async ({ routeProvider, platform }, { player, isStaff, seesHidden }, at) => {
    const meaning = routeProvider === undefined ? 'games' : meaningOf(routeProvider, configured);
    if (meaning === null) return refuse('provider-not-configured', { provider: routeProvider ?? '' });
    if (meaning === 'sport') return [];
    if (meaning === 'favourites') return player === null ? [] : favourites.list(player);
    const closures = isStaff ? NOTHING_CLOSED : await readClosures(player, at);
    const { games } = await reader.snapshot();
    return games.filter(
      (game) =>
        (routeProvider === undefined || game.routeProvider === routeProvider) &&
        isShown({ ...game, isHidden: hidden.has(game.routeProvider) }, closures, { withHidden: seesHidden }) &&
        (platform === undefined || runsOn(game, platform)),
    );
  };
}

/** A row that names its platforms runs on those; another runs everywhere unless it is for phones alone. */
function runsOn({ details }: Game, platform: 1 | 2): boolean {
  if (details.platform !== undefined) return details.platform.split(',').includes(platform === 1 ? 'WEB' : 'MOBILE');
  return platform === 2 || !details.isMobile || details.haveTwoVersion === true;
}
