import type { Instant } from '@ordago/kernel';
import type { Module, Platform } from '../../platform/module.ts';
import type { Ledger } from '../ledger/index.ts';
import { casinoPolicies } from './policies.ts';
import type { Artwork } from './ports/artwork.ts';
import type { GameProvider } from './ports/game-provider.ts';
import type { PlayerDirectory } from './ports/player-directory.ts';
import { createCallbackStore } from './repository/callbacks.repository.ts';
import { createCatalogueStore } from './repository/catalogue.repository.ts';
import { createFavouriteStore } from './repository/favourites.repository.ts';
import { createHistoryStore } from './repository/history.repository.ts';
import { createSessionStore } from './repository/sessions.repository.ts';
import { catalogueRoutes } from './routes/catalogue.route.ts';
import { favouriteRoutes } from './routes/favourites.route.ts';
import { historyRoutes } from './routes/history.route.ts';
import { launchRoutes } from './routes/launch.route.ts';
import { walletCallbackRoutes } from './routes/receive-wallet-callback.route.ts';
import { createApplyWalletCallback } from './use-cases/apply-wallet-callback.ts';
import { createBrowseCatalogue } from './use-cases/browse-catalogue.ts';
import { createFavourites } from './use-cases/favourites.ts';
import { createCatalogueFiller } from './use-cases/fill-catalogue.ts';
import { createLaunchGame } from './use-cases/launch-game.ts';
import { createListHistory } from './use-cases/list-history.ts';
import { createCatalogueReader } from './use-cases/read-catalogue.ts';
import { createReceiveCallback } from './use-cases/receive-callback.ts';
import { createSyncCatalogue, type SyncResult } from './use-cases/sync-catalogue.ts';

/** The door of the casino: catalogue, launch, wallet calls of game providers, rounds and their histories. */
export type { Artwork } from './ports/artwork.ts';
export type { GameProvider } from './ports/game-provider.ts';
export type { PlayerDirectory } from './ports/player-directory.ts';

export interface CasinoParts {
  readonly platform: Platform;
  readonly ledger: Ledger;
  readonly players: PlayerDirectory;
  readonly providers: readonly GameProvider[];
  readonly artwork: Artwork;
  /** Origin of the player site: where a game's close button leads. */
  readonly lobbyUrl: string;
}

export interface Casino extends Module {
  /** Fills the catalogue as soon as the providers answer; one process of a house is enough. */
  start(): void;
  stop(): Promise<void>;
  /** Makes the catalogue what the providers list. Harmless to repeat. */
  syncCatalogue(at: Instant): Promise<SyncResult>;
}

/** Name of the errand that synchronises the catalogue. */
export const SYNC_CATALOGUE = 'casino.sync-catalogue';
/** Name of the errand that forgets used launch tokens and nonces. */
export const SWEEP_CASINO = 'casino.sweep';

export function createCasino({ platform, ledger, players, providers, artwork, lobbyUrl }: CasinoParts): Casino {
  const { pool, clock, log } = platform;
  const catalogue = createCatalogueStore(pool);
  const sessions = createSessionStore(pool);
  const reader = createCatalogueReader(catalogue, artwork);
  const browse = createBrowseCatalogue({ reader, catalogue, sessions });
  const apply = createApplyWalletCallback({ ledger, store: createCallbackStore(pool) });
  const receive = createReceiveCallback({
    providers,
    apply,
    onFault: (err, facts) => log.error({ err, ...facts }, 'a wallet call failed'),
  });
  const launch = createLaunchGame({ providers, catalogue, sessions, players, lobbyUrl });
  const favourites = createFavourites(createFavouriteStore(pool), catalogue);
  const syncCatalogue = createSyncCatalogue({ providers, catalogue, log });
  const filler = createCatalogueFiller({
    sync: syncCatalogue,
    clock,
    onFault: (err) => log.error({ err }, 'the catalogue was not synchronised'),
  });

  return {
    name: 'casino',
    routes: [
      ...catalogueRoutes(browse),
      ...launchRoutes(launch),
      ...walletCallbackRoutes(receive),
      ...historyRoutes(createListHistory(createHistoryStore(pool))),
      ...favouriteRoutes(favourites, reader.imageOf),
    ],
    policies: casinoPolicies,
    jobs: [
      { name: SYNC_CATALOGUE, run: async () => void (await syncCatalogue(clock.now())) },
      { name: SWEEP_CASINO, run: async () => sessions.sweep(clock.now()) },
    ],
    start: filler.start,
    stop: filler.stop,
    syncCatalogue,
  };
}
