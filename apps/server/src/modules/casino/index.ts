import { FOLDERS_MAX, TRENDING_MAX, WINNINGS_MAX } from '@ordago/contracts';
import type { Instant } from '@ordago/kernel';
import type { Module, Platform } from '../../platform/module.ts';
import type { Audit } from '../audit/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { createHiddenRoutes } from './domain/hidden-route.ts';
import type { CategoryRules } from './domain/suggest-tabs.ts';
import { casinoPolicies } from './policies.ts';
import type { Artwork } from './ports/artwork.ts';
import type { BonusTerms } from './ports/bonus-terms.ts';
import type { GameProvider } from './ports/game-provider.ts';
import type { LaunchCheck } from './ports/launch-check.ts';
import type { PictureScales } from './ports/picture-scales.ts';
import type { PlayerDirectory } from './ports/player-directory.ts';
import type { ProviderWatch } from './ports/provider-watch.ts';
import { createCallbackStore } from './repository/callbacks.repository.ts';
import { createCatalogueStore } from './repository/catalogue.repository.ts';
import { createCategoryOrderStore } from './repository/category-orders.repository.ts';
import { createDeskStore } from './repository/desk.repository.ts';
import { createFavouriteFolderStore } from './repository/favourite-folders.repository.ts';
import { createFavouriteStore } from './repository/favourites.repository.ts';
import { createFloorStore } from './repository/floors.repository.ts';
import { createHistoryStore, type HistoryStore } from './repository/history.repository.ts';
import { createLinkKeyStore } from './repository/link-keys.repository.ts';
import { createParkedWinStore } from './repository/parked-wins.repository.ts';
import { createPictureStore } from './repository/pictures.repository.ts';
import { createProviderStore, type ProviderStore } from './repository/providers.repository.ts';
import { createSessionStore } from './repository/sessions.repository.ts';
import { createWinningsStore } from './repository/winnings.repository.ts';
import { catalogueRoutes } from './routes/catalogue.route.ts';
import { catalogueDeskRoutes } from './routes/catalogue-desk.route.ts';
import { categoryOrderRoutes } from './routes/category-orders.route.ts';
import { favouriteFolderRoutes } from './routes/favourite-folders.route.ts';
import { favouriteRoutes } from './routes/favourites.route.ts';
import { highRollerRoutes } from './routes/high-rollers.route.ts';
import { historyRoutes } from './routes/history.route.ts';
import { launchRoutes } from './routes/launch.route.ts';
import { linkKeyRoutes } from './routes/link-keys.route.ts';
import { parkedWinRoutes } from './routes/parked-wins.route.ts';
import { providerDoorRoutes } from './routes/provider-doors.route.ts';
import { providerRoutes } from './routes/providers.route.ts';
import { walletCallbackRoutes } from './routes/receive-wallet-callback.route.ts';
import { sessionPositionRoutes } from './routes/session-position.route.ts';
import { showPlayRoutes } from './routes/show-play.route.ts';
import { createApplyOrders } from './use-cases/apply-orders.ts';
import { createApplyWalletCallback } from './use-cases/apply-wallet-callback.ts';
import { createBrowseCatalogue, hiddenAmong } from './use-cases/browse-catalogue.ts';
import { createCatalogueDesk } from './use-cases/catalogue-desk.ts';
import { createCategoryOrders } from './use-cases/category-orders.ts';
import { createFavouriteFolders } from './use-cases/favourite-folders.ts';
import { createFavourites } from './use-cases/favourites.ts';
import { createCatalogueFiller } from './use-cases/fill-catalogue.ts';
import { createFreeRounds, type FreeRoundsDoor } from './use-cases/free-rounds.ts';
import { createHighRollerFloors } from './use-cases/high-roller-floors.ts';
import { createLaunchChecks } from './use-cases/launch-checks.ts';
import { createLaunchGame } from './use-cases/launch-game.ts';
import { createLinkKeys, type LinkKeys, type LinkKeysParts } from './use-cases/link-keys.ts';
import { createListHistory } from './use-cases/list-history.ts';
import { createListProviders } from './use-cases/list-providers.ts';
import { createParkedWins } from './use-cases/parked-wins.ts';
import { createCatalogueReader } from './use-cases/read-catalogue.ts';
import { createReadClosures } from './use-cases/read-closures.ts';
import { createReadLaunchPage } from './use-cases/read-launch-page.ts';
import { createReadRound } from './use-cases/read-round.ts';
import { createReadSessionPosition } from './use-cases/read-session-position.ts';
import { createReceiveCallback } from './use-cases/receive-callback.ts';
import { createReplayRound } from './use-cases/replay-round.ts';
import { createShowPlay } from './use-cases/show-play.ts';
import { createSyncCatalogue, type SyncResult } from './use-cases/sync-catalogue.ts';
import { createTellRound, type TellRound } from './use-cases/tell-round.ts';
import { createValidateProvider } from './use-cases/validate-provider.ts';
import { watchProvider } from './use-cases/watch-provider.ts';
import { createWeighPictures } from './use-cases/weigh-pictures.ts';

/** The door of the casino: catalogue, launch, wallet calls of game providers, rounds and their histories. */
export type { Artwork } from './ports/artwork.ts';
export type { BonusTerms } from './ports/bonus-terms.ts';
export type { GameProvider } from './ports/game-provider.ts';
export type { LaunchAttempt, LaunchCheck } from './ports/launch-check.ts';
export type { PlayerDirectory } from './ports/player-directory.ts';
export type { ProviderWatch } from './ports/provider-watch.ts';
export type { LinkKeys } from './use-cases/link-keys.ts';

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
  /** What other modules ask before a game opens. (Default: none) */
  readonly launchChecks?: readonly LaunchCheck[];
  /** On which terms bonus money pays bets at the sportsbooks of others. (Default: it pays none) */
  readonly bonusTerms?: BonusTerms;
  /** Origin of the player site: where a game's close button leads. */
  readonly lobbyUrl: string;
}

export interface Casino extends Module {
  /** Fills the catalogue as soon as the providers answer; one process of a house is enough. */
  start(): void;
  stop(): Promise<void>;
  /** What a round of a player's was, for a case about it. */
  readonly tellRound: TellRound;
  /** Makes the catalogue what the providers list. Harmless to repeat. */
  syncCatalogue(at: Instant): Promise<SyncResult>;
  /** Free rounds at games of the providers that have them. */
  readonly freeRounds: FreeRoundsDoor;
}

/** Name of the errand that synchronises the catalogue. */
export const SYNC_CATALOGUE = 'casino.sync-catalogue';
/** Name of the errand that weighs the providers' pictures. */
export const WEIGH_PICTURES = 'casino.weigh-pictures';
/** Name of the errand that forgets used launch tokens and nonces. */
export const SWEEP_CASINO = 'casino.sweep';
/** Name of the errand that makes the next key for a sportsbook's links. */
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
  const desk = createCatalogueDesk({ store: createDeskStore(pool), audit, players, hiddenRoutes });
  const orders = createCategoryOrders({ store: createCategoryOrderStore(pool), reader, catalogue, audit });
  const weighPictures = createWeighPictures({ ...parts.pictures, pictures: createPictureStore(pool), log });
  const syncCatalogue = createSyncCatalogue({ providers, catalogue, health, rules: parts.categoryRules, log });
  const onFault = (err: unknown) => log.error({ err }, 'the catalogue was not synchronised');
  const filler = createCatalogueFiller({ sync: syncCatalogue, clock, onFault });

  return {
    name: 'casino',
    routes: [
      ...catalogueRoutes(browse, hiddenRoutes),
      ...launchRoutes({ launch, readPage: createReadLaunchPage(sessions), hiddenRoutes, orders }),
      ...categoryOrderRoutes(orders, { imageOf: reader.imageOf, lobbyUrl }),
      ...providerDoorRoutes({ browse, launch }),
      ...linkKeyRoutes(linkKeys),
      ...healthRoutes(health, providers),
      ...catalogueDeskRoutes(desk, lobbyUrl),
      ...moneyDeskRoutes(pool, audit),
      ...walletCallbackRoutes(receive),
      ...historyRoutes(createListHistory(history), ...roundLooks(history, providers)),
      ...sessionPositionRoutes(createReadSessionPosition(sessions, providers)),
      ...showPlayRoutes(
        createShowPlay(createWinningsStore(pool, hidden), { winnings: WINNINGS_MAX, trending: TRENDING_MAX }),
      ),
      ...favouriteRoutes(favourites, reader.imageOf),
      ...favouriteFolderRoutes(createFavouriteFolders(createFavouriteFolderStore(pool), FOLDERS_MAX)),
    ],
    policies: casinoPolicies,
    jobs: errandsOf({
      [SYNC_CATALOGUE]: () => syncCatalogue(clock.now()),
      [WEIGH_PICTURES]: () => weighPictures(clock.now()),
      [ROTATE_LINK_KEYS]: () => linkKeys.rotate(clock.now()),
      [SWEEP_CASINO]: () => sessions.sweep(clock.now()),
    }),
    start: filler.start,
    stop: filler.stop,
    syncCatalogue,
    tellRound: createTellRound(history),
    freeRounds: createFreeRounds({ providers, catalogue, players }),
  };
}

/** Errands by name; what they answer is nobody's matter. */
function errandsOf(runs: Readonly<Record<string, () => Promise<unknown>>>): Module['jobs'] {
  return Object.entries(runs).map(([name, run]) => ({ name, run: async () => void (await run()) }));
}

/** What staff decide about sums: who is a high roller, and which win is let through. */
function moneyDeskRoutes(pool: Platform['pool'], audit: Audit) {
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
function roundLooks(history: HistoryStore, providers: readonly GameProvider[]) {
  return [createReadRound(history, providers), createReplayRound(history, providers)] as const;
}
