import type { Module, Platform } from '../../../platform/module.ts';
import { type Catalogue, createCountListOpen, createListRawRows } from '../catalogue/index.ts';
import type { ProvidersRepository } from '../providers/index.ts';
import type { GameProvider } from '../shared/ports/game-provider.ts';
import type { PlayerDirectory } from '../shared/ports/player-directory.ts';
import type { SessionsRepository } from '../shared/repository/sessions.repository.ts';
import { createSeal } from './domain/seal.ts';
import type { LaunchCheck } from './ports/launch-check.ts';
import { createLinkKeysRepository } from './repository/link-keys.repository.ts';
import { launchGameRoute } from './routes/launch-game.route.ts';
import { providerApiRoutes } from './routes/provider-api-routes.ts';
import { readGr8KeysRoute } from './routes/read-gr8-keys.route.ts';
import { readLaunchPageRoute } from './routes/read-launch-page.route.ts';
import { readSessionPositionRoute } from './routes/read-session-position.route.ts';
import { cancelFreeRounds } from './use-cases/cancel-free-rounds.ts';
import { findSigningKey } from './use-cases/find-signing-key.ts';
import type { FreeRoundsApi, FreeRoundsParts } from './use-cases/free-rounds-parts.ts';
import { giveFreeRounds } from './use-cases/give-free-rounds.ts';
import { createLaunchChecks } from './use-cases/launch-checks.ts';
import { createLaunchGame } from './use-cases/launch-game.ts';
import type { LinkKeyParts, LinkKeys, LinkKeysOptions } from './use-cases/link-key-parts.ts';
import { listLinkKeys } from './use-cases/list-link-keys.ts';
import { readFreeRounds } from './use-cases/read-free-rounds.ts';
import { createReadLaunchPage } from './use-cases/read-launch-page.ts';
import { createReadSessionPosition } from './use-cases/read-session-position.ts';
import { rotateLinkKeys } from './use-cases/rotate-link-keys.ts';

interface LaunchOptions extends Pick<Platform, 'clock'> {
  readonly providers: readonly GameProvider[];
  readonly catalogue: Catalogue;
  readonly health: ProvidersRepository;
  readonly sessions: SessionsRepository;
  readonly players: PlayerDirectory;
  readonly linkKeys: LinkKeys;
  /** Checks of other modules before a game opens. */
  readonly launchChecks: readonly LaunchCheck[];
  /** Origin of the player site: where a game's close button leads. */
  readonly lobbyUrl: string;
}

export interface Launch extends Pick<Module, 'routes' | 'jobs'> {
  /** Free rounds at games of the providers that have them. */
  readonly freeRounds: FreeRoundsApi;
}

/** Creates the launch: its routes, its jobs and the free rounds. */
export function createLaunch({ catalogue, launchChecks, linkKeys, clock, ...parts }: LaunchOptions): Launch {
  const { providers, sessions, players } = parts;
  const { games, hidden, hiddenRoutes, reader, readClosures } = catalogue;
  const checks = createLaunchChecks({ sessions }, launchChecks);
  const launch = createLaunchGame({ ...parts, catalogue: games, readClosures, checks, hidden });
  const listRows = createListRawRows({ reader, catalogue: games, readClosures, providers });
  return {
    freeRounds: freeRoundsOf({ providers, catalogue: games, players }),
    routes: [
      launchGameRoute(launch, { hiddenRoutes, countListOpen: createCountListOpen(catalogue.orders) }),
      readLaunchPageRoute(createReadLaunchPage(sessions)),
      ...providerApiRoutes(listRows, launch),
      readGr8KeysRoute(linkKeys),
      readSessionPositionRoute(createReadSessionPosition(sessions, providers)),
    ],
    jobs: [
      { name: 'casino.rotate-link-keys', run: () => linkKeys.rotate(clock.now()) },
      { name: 'casino.sweep', run: () => sessions.sweep(clock.now()) },
    ],
  };
}

function freeRoundsOf(parts: FreeRoundsParts): FreeRoundsApi {
  return {
    give: (gift) => giveFreeRounds(parts, gift),
    read: (provider, key) => readFreeRounds(parts, { provider, key }),
    cancel: (provider, key) => cancelFreeRounds(parts, { provider, key }),
  };
}

/** Creates the keys by which a sportsbook proves its links: an adapter signs with them, the casino shows them. */
export function createSportsbookKeys({
  pool,
  secret,
  publicKeyOf,
}: LinkKeysOptions & Pick<Platform, 'pool'>): LinkKeys {
  const parts: LinkKeyParts = { repository: createLinkKeysRepository(pool), seal: createSeal(secret), publicKeyOf };
  return {
    signing: (at) => findSigningKey(parts, at),
    shown: (at) => listLinkKeys(parts, at),
    rotate: (at) => rotateLinkKeys(parts, at),
  };
}
