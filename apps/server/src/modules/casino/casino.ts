import type { Instant } from '@ordago/kernel';
import type { Module, Platform } from '../../platform/module.ts';
import type { Audit } from '../audit/index.ts';
import type { Ledger, OpMapping } from '../ledger/index.ts';
import { createAdmin } from './admin/index.ts';
import { type CatalogueParts, createCatalogue, type SyncResult } from './catalogue/index.ts';
import { createFairness } from './fairness/index.ts';
import { createHistory, type PublishRound } from './history/index.ts';
import { createLaunch, type FreeRoundsApi, type LaunchCheck, type LinkKeys } from './launch/index.ts';
import { casinoPolicies } from './policies.ts';
import { createProviders, type ProviderWatch } from './providers/index.ts';
import type { GameProvider } from './shared/ports/game-provider.ts';
import type { PlayerDirectory } from './shared/ports/player-directory.ts';
import { createSessionsRepository } from './shared/repository/sessions.repository.ts';
import { type BonusTerms, casinoOpEvents, createWallet } from './wallet/index.ts';

/** Parts that the composition passes to the casino. */
export interface CasinoOptions extends Pick<CatalogueParts, 'artwork' | 'categoryRules' | 'pictures' | 'secret'> {
  readonly platform: Platform;
  readonly ledger: Ledger;
  readonly audit: Audit;
  readonly players: PlayerDirectory;
  readonly providers: readonly GameProvider[];
  readonly watch: ProviderWatch;
  /** Sign the links of a sportsbook, and show their public halves. */
  readonly linkKeys: LinkKeys;
  /** Checks of other modules before a game opens. (Default: none) */
  readonly launchChecks?: readonly LaunchCheck[];
  /** On which terms bonus money pays bets at the sportsbooks of others. (Default: it pays none) */
  readonly bonusTerms?: BonusTerms;
  /** Origin of the player site: where a game's close button leads. */
  readonly lobbyUrl: string;
}

/** API of the casino for other modules. */
export interface Casino extends Module {
  /** Mappings from commands of the casino to domain events. */
  readonly opEvents: readonly OpMapping[];
  /** Fills the catalogue as soon as the providers answer; one process of an operator is enough. */
  start(): void;
  /** Ends what `start` began, after the synchronisation that is running. */
  stop(): Promise<void>;
  /** Facts of a player's round, for a case about it. */
  readonly publishRound: PublishRound;
  /** Makes the catalogue what the providers list. Harmless to repeat. */
  syncCatalogue(at: Instant): Promise<SyncResult>;
  /** Free rounds at games of the providers that have them. */
  readonly freeRounds: FreeRoundsApi;
}

/** Creates the module out of its subjects. */
export function createCasino({
  platform,
  ledger,
  audit,
  players,
  linkKeys,
  lobbyUrl,
  ...options
}: CasinoOptions): Casino {
  const { watch, launchChecks = [], bonusTerms, artwork, categoryRules, pictures, secret } = options;
  const { pool, clock, log } = platform;
  const sessions = createSessionsRepository(pool);
  const plugged = createProviders({ pool, providers: options.providers, watch });
  const { plugged: providers, health } = plugged;
  const shown = { artwork, categoryRules, pictures, secret };
  const catalogue = createCatalogue({ ...platform, ...shown, providers, health, sessions });
  const history = createHistory({ pool, hidden: catalogue.hidden });
  const fairness = createFairness(history.rounds, providers);
  const wallet = createWallet({ pool, log, ledger, providers, watch, bonusTerms });
  const launch = createLaunch({
    clock,
    providers,
    catalogue,
    health,
    sessions,
    players,
    linkKeys,
    launchChecks,
    lobbyUrl,
  });
  const admin = createAdmin({ pool, audit, players, catalogue, lobbyUrl });
  const subjects = [plugged, catalogue, history, fairness, wallet, launch, admin];
  return {
    name: 'casino',
    routes: subjects.flatMap(({ routes }) => routes),
    policies: casinoPolicies,
    handlers: [],
    jobs: [...catalogue.jobs, ...launch.jobs],
    opEvents: casinoOpEvents,
    start: catalogue.start,
    stop: catalogue.stop,
    syncCatalogue: catalogue.sync,
    publishRound: history.publishRound,
    freeRounds: launch.freeRounds,
  };
}
