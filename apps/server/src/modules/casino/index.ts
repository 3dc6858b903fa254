import { FOLDERS_MAX, TRENDING_MAX, WINNINGS_MAX } from '@ordago/contracts';
import type { Instant } from '@ordago/kernel';
import type { Module, Platform } from '../../platform/module.ts';
import type { Audit } from '../audit/index.ts';
import type { Ledger, OpMapping } from '../ledger/index.ts';
import { createCatalogueAdminStore } from './admin/repository/catalogue-admin.repository.ts';
import { createFloorStore } from './admin/repository/floors.repository.ts';
import { createParkedWinStore } from './admin/repository/parked-wins.repository.ts';
import { catalogueAdminRoutes } from './admin/routes/catalogue-admin.route.ts';
import { categoryOrderRoutes } from './admin/routes/category-orders.route.ts';
import { highRollerRoutes } from './admin/routes/high-rollers.route.ts';
import { parkedWinRoutes } from './admin/routes/parked-wins.route.ts';
import { createCatalogueAdmin } from './admin/use-cases/catalogue-admin.ts';
import { createCategoryOrders } from './admin/use-cases/category-orders.ts';
import { createHighRollerFloors } from './admin/use-cases/high-roller-floors.ts';
import { createParkedWins } from './admin/use-cases/parked-wins.ts';
import { createHiddenRoutes } from './catalogue/domain/hidden-route.ts';
import type { CategoryRules } from './catalogue/domain/suggest-tabs.ts';
import type { Artwork } from './catalogue/ports/artwork.ts';
import type { PictureScales } from './catalogue/ports/picture-scales.ts';
import { createCatalogueStore } from './catalogue/repository/catalogue.repository.ts';
import { createCategoryOrderStore } from './catalogue/repository/category-orders.repository.ts';
import { createFavouriteFolderStore } from './catalogue/repository/favourite-folders.repository.ts';
import { createFavouriteStore } from './catalogue/repository/favourites.repository.ts';
import { createPictureStore } from './catalogue/repository/pictures.repository.ts';
import { catalogueRoutes } from './catalogue/routes/catalogue.route.ts';
import { favouriteFolderRoutes } from './catalogue/routes/favourite-folders.route.ts';
import { favouriteRoutes } from './catalogue/routes/favourites.route.ts';
import { createBrowseCatalogue, hiddenAmong } from './catalogue/use-cases/browse-catalogue.ts';
import { createFavouriteFolders } from './catalogue/use-cases/favourite-folders.ts';
import { createFavourites } from './catalogue/use-cases/favourites.ts';
import { createCatalogueFiller } from './catalogue/use-cases/fill-catalogue.ts';
import { createCatalogueReader } from './catalogue/use-cases/read-catalogue.ts';
import { createReadClosures } from './catalogue/use-cases/read-closures.ts';
import { createSyncCatalogue, type SyncResult } from './catalogue/use-cases/sync-catalogue.ts';
import { createWeighPictures } from './catalogue/use-cases/weigh-pictures.ts';
import { createReadRound } from './fairness/use-cases/read-round.ts';
import { createReplayRound } from './fairness/use-cases/replay-round.ts';
import { createHistoryStore, type HistoryStore } from './history/repository/history.repository.ts';
import { createWinningsStore } from './history/repository/winnings.repository.ts';
import { historyRoutes } from './history/routes/history.route.ts';
import { showPlayRoutes } from './history/routes/show-play.route.ts';
import { createListHistory } from './history/use-cases/list-history.ts';
import { createPublishRound, type PublishRound } from './history/use-cases/publish-round.ts';
import { createShowPlay } from './history/use-cases/show-play.ts';
import type { LaunchCheck } from './launch/ports/launch-check.ts';
import { createLinkKeyStore } from './launch/repository/link-keys.repository.ts';
import { launchRoutes } from './launch/routes/launch.route.ts';
import { linkKeyRoutes } from './launch/routes/link-keys.route.ts';
import { providerApiRoutes } from './launch/routes/provider-apis.route.ts';
import { sessionPositionRoutes } from './launch/routes/session-position.route.ts';
import { createFreeRounds, type FreeRoundsApi } from './launch/use-cases/free-rounds.ts';
import { createLaunchChecks } from './launch/use-cases/launch-checks.ts';
import { createLaunchGame } from './launch/use-cases/launch-game.ts';
import { createLinkKeys, type LinkKeys, type LinkKeysParts } from './launch/use-cases/link-keys.ts';
import { createReadLaunchPage } from './launch/use-cases/read-launch-page.ts';
import { createReadSessionPosition } from './launch/use-cases/read-session-position.ts';
import { casinoPolicies } from './policies.ts';
import type { ProviderWatch } from './providers/ports/provider-watch.ts';
import { createProviderStore, type ProviderStore } from './providers/repository/providers.repository.ts';
import { providerRoutes } from './providers/routes/providers.route.ts';
import { createListProviders } from './providers/use-cases/list-providers.ts';
import { createValidateProvider } from './providers/use-cases/validate-provider.ts';
import { watchProvider } from './providers/use-cases/watch-provider.ts';
import type { GameProvider } from './shared/ports/game-provider.ts';
import type { PlayerDirectory } from './shared/ports/player-directory.ts';
import { createSessionStore } from './shared/repository/sessions.repository.ts';
import type { BonusTerms } from './wallet/ports/bonus-terms.ts';
import { createCallbackStore } from './wallet/repository/callbacks.repository.ts';
import { walletCallbackRoutes } from './wallet/routes/receive-wallet-callback.route.ts';
import { createApplyOrders } from './wallet/use-cases/apply-orders.ts';
import { createApplyWalletCallback } from './wallet/use-cases/apply-wallet-callback.ts';
import { mapRounds } from './wallet/use-cases/op-events.ts';
import { createReceiveCallback } from './wallet/use-cases/receive-callback.ts';

/** Public API of the casino: catalogue, launch, wallet calls of game providers, rounds and their histories. */
export type { Artwork } from './catalogue/ports/artwork.ts';
export type { LaunchAttempt, LaunchCheck } from './launch/ports/launch-check.ts';
export type { LinkKeys } from './launch/use-cases/link-keys.ts';
export type { ProviderWatch } from './providers/ports/provider-watch.ts';
export type { GameProvider } from './shared/ports/game-provider.ts';
export type { PlayerDirectory } from './shared/ports/player-directory.ts';
export type { BonusTerms } from './wallet/ports/bonus-terms.ts';

export interface CasinoParts {
  readonly platform: Platform;
  readonly ledger: Ledger;
  readonly audit: Audit;
  readonly players: PlayerDirectory;
  readonly providers: readonly GameProvider[];
  readonly watch: ProviderWatch;
  /** From which figure on a game stands in a category. */
  readonly categoryRules: CategoryRules;
  readonly artwork: Artwork;
  /** Weigh the providers' pictures, and what one may weigh to be shown, in bytes. */
  readonly pictures: { readonly scales: PictureScales; readonly bytesMax: number };
  /** Sign the links of a sportsbook, and show their public halves. */
  readonly linkKeys: LinkKeys;
  /** Signs the links that show hidden providers. */
  readonly secret: string;
  /** Checks of other modules before a game opens. (Default: none) */
  readonly launchChecks?: readonly LaunchCheck[];
  /** On which terms bonus money pays bets at the sportsbooks of others. (Default: it pays none) */
  readonly bonusTerms?: BonusTerms;
  /** Origin of the player site: where a game's close button leads. */
  readonly lobbyUrl: string;
}

export interface Casino extends Module {
  /** How commands of the casino become domain events. */
  readonly opEvents: readonly OpMapping[];
  /** Fills the catalogue as soon as the providers answer; one process of an operator is enough. */
  start(): void;
  stop(): Promise<void>;
  /** Facts of a player's round, for a case about it. */
  readonly publishRound: PublishRound;
  /** Makes the catalogue what the providers list. Harmless to repeat. */
  syncCatalogue(at: Instant): Promise<SyncResult>;
  /** Free rounds at games of the providers that have them. */
  readonly freeRounds: FreeRoundsApi;
}

/** Name of the job that synchronises the catalogue. */
export const SYNC_CATALOGUE = 'casino.sync-catalogue';
/** Name of the job that weighs the providers' pictures. */
export const WEIGH_PICTURES = 'casino.weigh-pictures';
/** Name of the job that forgets used launch tokens and nonces. */
export const SWEEP_CASINO = 'casino.sweep';
/** Name of the job that makes the next key for a sportsbook's links. */
export const ROTATE_LINK_KEYS = 'casino.rotate-link-keys';

/** The keys by which a sportsbook proves its links: an adapter signs with them, the casino shows them. */
export function createSportsbookKeys({
  pool,
  ...parts
}: Omit<LinkKeysParts, 'store'> & Pick<Platform, 'pool'>): LinkKeys {
  return createLinkKeys({ store: createLinkKeyStore(pool), ...parts });
}

export function createCasino({
  platform,
  ledger,
  audit,
  players,
  watch,
  artwork,
  linkKeys,
  lobbyUrl,
  ...parts
}: CasinoParts): Casino {
  const { pool, clock, log } = platform;
  const providers = parts.providers.map((provider) => watchProvider(provider, watch));
  const health = createProviderStore(pool);
  const history = createHistoryStore(pool);
  const callbacks = createCallbackStore(pool);
  const catalogue = createCatalogueStore(pool);
  const sessions = createSessionStore(pool);
  const hidden = hiddenAmong(providers);
  const hiddenRoutes = createHiddenRoutes(parts.secret);
  const reader = createCatalogueReader({ store: catalogue, artwork, hidden });
  const favourites = createFavourites(createFavouriteStore(pool), catalogue);
  const readClosures = createReadClosures({ catalogue, sessions });
  const browse = createBrowseCatalogue({ reader, catalogue, sessions, favourites, readClosures, providers });
  const wallet = { ledger, store: callbacks, ...(parts.bonusTerms && { bonusTerms: parts.bonusTerms }) };
  const apply = createApplyWalletCallback(wallet);
  const receive = createReceiveCallback({
    providers,
    apply,
    watch,
    applyOrders: createApplyOrders({ ...wallet, apply }),
    onFault: (err, facts) => log.error({ err, ...facts }, 'a wallet call failed'),
  });
  const checks = createLaunchChecks({ sessions }, parts.launchChecks);
  const places = { players, readClosures, checks, hidden, lobbyUrl, providers, catalogue, sessions, health };
  const launch = createLaunchGame(places);
  const admin = createCatalogueAdmin({ store: createCatalogueAdminStore(pool), audit, players, hiddenRoutes });
  const orders = createCategoryOrders({ store: createCategoryOrderStore(pool), reader, catalogue, audit });
  const weighPictures = createWeighPictures({ ...parts.pictures, pictures: createPictureStore(pool), log });
  const syncCatalogue = createSyncCatalogue({ providers, catalogue, health, rules: parts.categoryRules, log });
  const onFault = (err: unknown) => log.error({ err }, 'the catalogue was not synchronised');
  const filler = createCatalogueFiller({ sync: syncCatalogue, clock, onFault });

  return {
    opEvents: [mapRounds],
    name: 'casino',
    routes: [
      ...catalogueRoutes(browse, hiddenRoutes),
      ...launchRoutes({ launch, readPage: createReadLaunchPage(sessions), hiddenRoutes, orders }),
      ...categoryOrderRoutes(orders, { imageOf: reader.imageOf, lobbyUrl }),
      ...providerApiRoutes({ browse, launch }),
      ...linkKeyRoutes(linkKeys),
      ...healthRoutes(health, providers),
      ...catalogueAdminRoutes(admin, lobbyUrl),
      ...moneyAdminRoutes(pool, audit),
      ...walletCallbackRoutes(receive),
      ...historyRoutes(createListHistory(history), ...roundReads(history, providers)),
      ...sessionPositionRoutes(createReadSessionPosition(sessions, providers)),
      ...showPlayRoutes(
        createShowPlay(createWinningsStore(pool, hidden), { winnings: WINNINGS_MAX, trending: TRENDING_MAX }),
      ),
      ...favouriteRoutes(favourites, reader.imageOf),
      ...favouriteFolderRoutes(createFavouriteFolders(createFavouriteFolderStore(pool), FOLDERS_MAX)),
    ],
    policies: casinoPolicies,
    handlers: [],
    jobs: jobsOf({
      [SYNC_CATALOGUE]: () => syncCatalogue(clock.now()),
      [WEIGH_PICTURES]: () => weighPictures(clock.now()),
      [ROTATE_LINK_KEYS]: () => linkKeys.rotate(clock.now()),
      [SWEEP_CASINO]: () => sessions.sweep(clock.now()),
    }),
    start: filler.start,
    stop: filler.stop,
    syncCatalogue,
    publishRound: createPublishRound(history),
    freeRounds: createFreeRounds({ providers, catalogue, players }),
  };
}

/** Errands by name; what they answer is nobody's matter. */
function jobsOf(runs: Readonly<Record<string, () => Promise<unknown>>>): Module['jobs'] {
  return Object.entries(runs).map(([name, run]) => ({ name, run: async () => void (await run()) }));
}

/** Routes of staff about sums: floors of high rollers, and approval of parked wins. */
function moneyAdminRoutes(pool: Platform['pool'], audit: Audit) {
  return [
    ...highRollerRoutes(createHighRollerFloors(createFloorStore(pool), audit)),
    ...parkedWinRoutes(createParkedWins(createParkedWinStore(pool), audit)),
  ];
}

function healthRoutes(health: ProviderStore, providers: readonly GameProvider[]) {
  const plugged = new Set(providers.map(({ name }) => name));
  return providerRoutes(createListProviders(health, plugged), createValidateProvider(providers));
}

/** The two ways to look at one round: in our books, and at its provider. */
function roundReads(history: HistoryStore, providers: readonly GameProvider[]) {
  return [createReadRound(history, providers), createReplayRound(history, providers)] as const;
}
