import { type Instant, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { type Closures, closedPartsOf, isShown, NOTHING_CLOSED, type Part } from '../../shared/domain/closures.ts';
import type { Game } from '../../shared/domain/game.ts';
import type { GameProvider } from '../../shared/ports/game-provider.ts';
import type { SessionStore } from '../../shared/repository/sessions.repository.ts';
import { meaningOf } from '../domain/route-keys.ts';
import type { CatalogueStore, RawRow } from '../repository/catalogue.repository.ts';
import type { Favourites } from './favourites.ts';
import type { CatalogueReader } from './read-catalogue.ts';
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

export interface ReaderClosures {
  readonly closures: Closures;
  readonly parts: readonly Part[];
}

export type { HiddenRoutes } from '../domain/hidden-route.ts';

export type GamesAnswer = readonly Game[] | Refusal<'provider-not-configured'>;

/** Public reads of the casino. */
export interface BrowseCatalogue extends CatalogueReader {
  /** @refuses provider-not-configured */
  games(filter: GameFilter, viewer: Viewer, at: Instant): Promise<GamesAnswer>;
  /**
   * The providers' own rows of the games that are shown to this player, or to a guest.
   *
   * @refuses provider-not-configured where none of them is plugged in
   */
  rawRows(
    providers: readonly string[],
    player: PlayerId | null,
    at: Instant,
  ): Promise<readonly RawRow[] | Refusal<'provider-not-configured'>>;
  /** Players with a game open, counted from sessions. */
  livePlayers(at: Instant): Promise<{ total: number; games: Record<string, number> }>;
  /** Reads what is closed to this reader, and the parts of the site that are closed by it. */
  closures(player: PlayerId | null, at: Instant): Promise<ReaderClosures>;
}

export function createBrowseCatalogue(parts: {
  reader: CatalogueReader;
  catalogue: CatalogueStore;
  sessions: SessionStore;
  favourites: Favourites;
  readClosures: ReadClosures;
  providers: readonly GameProvider[];
}): BrowseCatalogue {
  const { reader, catalogue, sessions, favourites, providers, readClosures } = parts;
  const configured = new Set(providers.map(({ routeProvider }) => routeProvider));
  const hidden = hiddenAmong(providers);
  return {
    ...reader,
    games: async ({ routeProvider, platform }, { player, isStaff, seesHidden }, at) => {
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
    },
    rawRows: async (names, player, at) => {
      if (!providers.some(({ name }) => names.includes(name))) {
        return refuse('provider-not-configured', { provider: names[0] ?? '' });
      }
      const [rows, closures, { games }] = await Promise.all([
        catalogue.rawRows(names),
        readClosures(player, at),
        reader.snapshot(),
      ]);
      const isClosed = (game: Game) => !isShown({ ...game, isHidden: hidden.has(game.routeProvider) }, closures);
      const closed = new Set(games.filter((game) => names.includes(game.provider) && isClosed(game)).map(rowKey));
      return closed.size === 0 ? rows : rows.filter((row) => !closed.has(rowKey(row)));
    },
    livePlayers: async (at) => {
      const counts = await sessions.countPlayers(at);
      const games = Object.fromEntries(counts);
      return { total: [...counts.values()].reduce((sum, count) => sum + count, 0), games };
    },
    closures: async (player, at) => {
      const [closures, { partProviders }] = await Promise.all([readClosures(player, at), reader.snapshot()]);
      return { closures, parts: closedPartsOf(closures, partProviders) };
    },
  };
}

function rowKey({ provider, gameId }: Pick<RawRow, 'provider' | 'gameId'>): string {
  return `${provider} ${gameId}`;
}

/** Route providers that are shown only where hidden ones are allowed (specification 2, section 6; semantics D30). */
export function hiddenAmong(providers: readonly GameProvider[]): ReadonlySet<string> {
  return new Set(providers.flatMap(({ routeProvider, isHidden }) => (isHidden ? [routeProvider] : [])));
}

/** A row that names its platforms runs on those; another runs everywhere unless it is for phones alone. */
function runsOn({ details }: Game, platform: 1 | 2): boolean {
  if (details.platform !== undefined) return details.platform.split(',').includes(platform === 1 ? 'WEB' : 'MOBILE');
  return platform === 2 || !details.isMobile || details.haveTwoVersion === true;
}
