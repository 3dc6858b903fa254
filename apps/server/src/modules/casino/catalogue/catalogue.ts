import { FOLDERS_MAX } from '@ordago/contracts';
import type { Instant } from '@ordago/kernel';
import type { Module, Platform } from '../../../platform/module.ts';
import type { ProvidersRepository } from '../providers/index.ts';
import type { GameProvider } from '../shared/ports/game-provider.ts';
import type { SessionsRepository } from '../shared/repository/sessions.repository.ts';
import { hiddenAmong } from './domain/hidden-providers.ts';
import { createHiddenRoutes, type HiddenRoutes } from './domain/hidden-route.ts';
import type { CategoryRules } from './domain/suggest-tabs.ts';
import type { Artwork } from './ports/artwork.ts';
import type { PictureScales } from './ports/picture-scales.ts';
import { type CatalogueRepository, createCatalogueRepository } from './repository/catalogue.repository.ts';
import {
  type CategoryOrdersRepository,
  createCategoryOrdersRepository,
} from './repository/category-orders.repository.ts';
import { createFavouriteFoldersRepository } from './repository/favourite-folders.repository.ts';
import { createFavouritesRepository } from './repository/favourites.repository.ts';
import { createPicturesRepository } from './repository/pictures.repository.ts';
import { addFavouriteRoute } from './routes/add-favourite.route.ts';
import { createFavouriteFolderRoute } from './routes/create-favourite-folder.route.ts';
import { deleteFavouriteFolderRoute } from './routes/delete-favourite-folder.route.ts';
import { listCategoryOrdersRoute } from './routes/list-category-orders.route.ts';
import { listFavouriteFoldersRoute } from './routes/list-favourite-folders.route.ts';
import { listFavouritesRoute } from './routes/list-favourites.route.ts';
import { listGamesRoute } from './routes/list-games.route.ts';
import { moveFavouriteRoute } from './routes/move-favourite.route.ts';
import { previewGamesRoute } from './routes/preview-games.route.ts';
import { readArtRoute } from './routes/read-art.route.ts';
import { readBlocklistRoute } from './routes/read-blocklist.route.ts';
import { readBlocksRoute } from './routes/read-blocks.route.ts';
import { readCatalogueRoute } from './routes/read-catalogue.route.ts';
import { readLivePlayersRoute } from './routes/read-live-players.route.ts';
import { removeFavouriteRoute } from './routes/remove-favourite.route.ts';
import { renameFavouriteFolderRoute } from './routes/rename-favourite-folder.route.ts';
import { createAddFavourite } from './use-cases/add-favourite.ts';
import type { CatalogueReader } from './use-cases/catalogue-reader.ts';
import { createCountLivePlayers } from './use-cases/count-live-players.ts';
import { createCreateFavouriteFolder } from './use-cases/create-favourite-folder.ts';
import { createDrawPicture } from './use-cases/draw-picture.ts';
import type { FavouriteFolders, Favourites } from './use-cases/favourite-parts.ts';
import { type CatalogueFiller, createCatalogueFiller } from './use-cases/fill-catalogue.ts';
import { createListFavourites } from './use-cases/list-favourites.ts';
import { createListGames } from './use-cases/list-games.ts';
import { createMoveFavourite } from './use-cases/move-favourite.ts';
import { createReadBlocks } from './use-cases/read-blocks.ts';
import { createReadCatalogue } from './use-cases/read-catalogue.ts';
import { createReadClosures, type ReadClosures } from './use-cases/read-closures.ts';
import { createRenameFavouriteFolder } from './use-cases/rename-favourite-folder.ts';
import { createShowCategoryOrders } from './use-cases/show-category-orders.ts';
import { createSyncCatalogue, type SyncCatalogue } from './use-cases/sync-catalogue.ts';
import { createWeighPictures } from './use-cases/weigh-pictures.ts';

export interface CatalogueParts extends Platform {
  readonly providers: readonly GameProvider[];
  readonly health: ProvidersRepository;
  readonly sessions: SessionsRepository;
  readonly artwork: Artwork;
  /** Rules that derive a category from a figure. */
  readonly categoryRules: CategoryRules;
  /** Meter of the providers' pictures, and the size up to which one is shown, in bytes. */
  readonly pictures: { readonly scales: PictureScales; readonly bytesMax: number };
  /** Signs the links that show hidden providers. */
  readonly secret: string;
}

/** Catalogue for the subjects above it. */
export interface Catalogue extends Pick<Module, 'routes' | 'jobs'>, CatalogueFiller {
  readonly reader: CatalogueReader;
  readonly games: CatalogueRepository;
  readonly orders: CategoryOrdersRepository;
  readonly readClosures: ReadClosures;
  /** Route providers that are shown only where hidden ones are allowed. */
  readonly hidden: ReadonlySet<string>;
  readonly hiddenRoutes: HiddenRoutes;
  /** Makes the catalogue what the providers list. Harmless to repeat. */
  readonly sync: SyncCatalogue;
}

/** Creates the catalogue: its repositories, what fills it, its routes and its jobs. */
export function createCatalogue(parts: CatalogueParts): Catalogue {
  const { pool, clock, log, providers, sessions } = parts;
  const games = createCatalogueRepository(pool);
  const orders = createCategoryOrdersRepository(pool);
  const hidden = hiddenAmong(providers);
  const hiddenRoutes = createHiddenRoutes(parts.secret);
  const reader = readerOf({ games, artwork: parts.artwork, hidden });
  const readClosures = createReadClosures({ catalogue: games, sessions });
  const sync = createSyncCatalogue({
    providers,
    catalogue: games,
    health: parts.health,
    rules: parts.categoryRules,
    log,
  });
  const weigh = createWeighPictures({ ...parts.pictures, pictures: createPicturesRepository(pool), log });
  const onFault = (err: unknown) => log.error({ err }, 'the catalogue was not synchronised');
  const filler = createCatalogueFiller({ sync, clock, onFault });
  const now = (): Instant => clock.now();
  return {
    reader,
    games,
    orders,
    readClosures,
    hidden,
    hiddenRoutes,
    sync,
    start: filler.start,
    stop: filler.stop,
    routes: [
      ...catalogueRoutes(parts, { reader, readClosures, hiddenRoutes, games }),
      listCategoryOrdersRoute(createShowCategoryOrders(orders)),
    ],
    jobs: [
      { name: 'casino.sync-catalogue', run: async () => void (await sync(now())) },
      { name: 'casino.weigh-pictures', run: async () => void (await weigh(now())) },
    ],
  };
}

/** Returns the routes of games and of favourites. */
function catalogueRoutes(
  { pool, providers, sessions }: CatalogueParts,
  { reader, readClosures, hiddenRoutes, games }: Pick<Catalogue, 'reader' | 'readClosures' | 'hiddenRoutes' | 'games'>,
): Module['routes'] {
  const favourites = favouritesOf(pool, { games, imageOf: reader.imageOf });
  const list = createListGames({ reader, favourites, readClosures, providers });
  const readBlocks = createReadBlocks(reader, readClosures);
  return [
    readCatalogueRoute(reader, hiddenRoutes),
    listGamesRoute(list, reader, hiddenRoutes),
    previewGamesRoute(list, reader),
    readLivePlayersRoute(createCountLivePlayers(sessions)),
    readBlocksRoute(readBlocks, hiddenRoutes),
    readBlocklistRoute(readBlocks),
    readArtRoute(reader),
    ...favouriteRoutes(favourites, foldersOf(pool)),
  ];
}

function readerOf({
  games,
  artwork,
  hidden,
}: {
  games: CatalogueRepository;
  artwork: Artwork;
  hidden: ReadonlySet<string>;
}): CatalogueReader {
  const imageOf: CatalogueReader['imageOf'] = (game, language) => game.imageUrl ?? artwork.pathOf(game, language);
  const snapshot = createReadCatalogue({ catalogue: games, artwork, imageOf, hidden });
  return { snapshot, imageOf, picture: createDrawPicture({ artwork, snapshot }) };
}

function favouritesOf(
  pool: CatalogueParts['pool'],
  { games, imageOf }: { games: CatalogueRepository; imageOf: Favourites['imageOf'] },
): Favourites {
  const favourites = createFavouritesRepository(pool);
  const add = createAddFavourite(favourites, games);
  return { add, list: createListFavourites(favourites, games), remove: favourites.remove, imageOf };
}

function foldersOf(pool: CatalogueParts['pool']): FavouriteFolders {
  const folders = createFavouriteFoldersRepository(pool);
  return {
    list: folders.list,
    create: createCreateFavouriteFolder(folders, FOLDERS_MAX),
    rename: createRenameFavouriteFolder(folders),
    remove: folders.remove,
    move: createMoveFavourite(folders),
  };
}

function favouriteRoutes(favourites: Favourites, folders: FavouriteFolders): Module['routes'] {
  return [
    listFavouritesRoute(favourites),
    listFavouriteFoldersRoute(folders),
    addFavouriteRoute(favourites),
    removeFavouriteRoute(favourites),
    createFavouriteFolderRoute(folders),
    deleteFavouriteFolderRoute(folders),
    renameFavouriteFolderRoute(folders.rename),
    moveFavouriteRoute(folders.move),
  ];
}
