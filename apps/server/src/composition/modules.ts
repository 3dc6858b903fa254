import { meetsPasswordPolicy } from '@ordago/contracts';
import type { Publish } from '@ordago/contracts/push';
import { type BetId, idOf } from '@ordago/kernel';
import type { Pool } from 'pg';
import { createFootballJson } from '../adapters/odds-feeds/football-json/football-json.ts';
import { createSimulated } from '../adapters/odds-feeds/simulated/simulated.ts';
import { createUof } from '../adapters/odds-feeds/uof/uof.ts';
import {
  type Audit,
  type AuditActor,
  createAudit,
  createAuditModule,
  createNoteSecurityEvent,
} from '../modules/audit/index.ts';
import { type Bonuses, createBonuses, createFreeBets, stakeTerms } from '../modules/bonuses/index.ts';
import { type Casino, createCasino, type LaunchCheck } from '../modules/casino/index.ts';
import { createContent, DEFAULT_SETTINGS } from '../modules/content/index.ts';
import { createIdentity, type Identity, type IdentityOptions, type IdentityRules } from '../modules/identity/index.ts';
import {
  createLedger,
  type LaneThresholds,
  type Ledger,
  ledgerOpEvents,
  type OpMapping,
} from '../modules/ledger/index.ts';
import { createNotifications } from '../modules/notifications/index.ts';
import type { Payments } from '../modules/payments/index.ts';
import { createPlayers, type Players } from '../modules/players/index.ts';
import { createReporting } from '../modules/reporting/index.ts';
import { betCodeOf, betOfCode, createSportsbook, type OddsFeed, type Sportsbook } from '../modules/sportsbook/index.ts';
import { createWallet, type WalletApi } from '../modules/wallet/index.ts';
import type { SystemClock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { NoteSecurityEvent } from '../platform/http/security-event.ts';
import type { Log } from '../platform/log/log.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { Module, Platform } from '../platform/module.ts';
import type { Hub } from '../platform/push/hub.ts';
import { type SystemState, systemPolicies, systemRoutes } from '../system-routes.ts';
import { createArtwork } from './artwork.ts';
import {
  createGamePictures,
  createGameProviders,
  createLinkKeys,
  createSportsbookProviders,
} from './game-providers.ts';
import { composePayments } from './payments.ts';
import { siteLimits } from './site-limits.ts';
import { composeSupport } from './support.ts';
import { composeVirtualSports } from './virtual-sports.ts';

export interface ModuleParts {
  readonly config: Config;
  readonly pool: Pool;
  readonly clock: SystemClock;
  readonly log: Log;
  readonly hub: Hub;
  readonly state: SystemState;
  readonly metrics: Metrics;
  /** (Default: the supplier that the sandbox plays) */
  readonly oddsFeed?: OddsFeed;
  /** Suppliers beside that one. (Default: the one of the configuration) */
  readonly moreFeeds?: readonly OddsFeed[];
  /** Fill of the ledger's first lane before the second is used. (Default: the ledger's) */
  readonly laneThresholds?: LaneThresholds;
  /** Hashing of passwords. (Default: identity's) */
  readonly hashing?: IdentityOptions['hashing'];
  /** Further checks before a game opens; a module above the casino adds them here. (Default: none) */
  readonly launchChecks?: readonly LaunchCheck[];
}

/** All modules that use the database, wired. */
export interface Modules {
  /** In the order of the slope. */
  readonly all: readonly Module[];
  /** Mappings from commands of the ledger to domain events. */
  readonly opEvents: readonly OpMapping[];
  readonly ledger: Ledger;
  /** Writes refusals that say something about their caller to the audit. */
  readonly noteSecurity: NoteSecurityEvent;
  readonly players: Players;
  readonly identity: Identity;
  readonly wallet: WalletApi;
  readonly payments: Payments;
  readonly casino: Casino;
  readonly sportsbook: Sportsbook;
  readonly bonuses: Bonuses;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Builds the modules, lowest first: each gets the APIs of those below it (architecture 2). */
export function composeModules(parts: ModuleParts): Modules {
  const { config, pool, clock, log, hub, metrics, oddsFeed, hashing, launchChecks = [] } = parts;
  const platform = { pool, clock, log };
  const publish: Publish = (topic, frame, options) => hub.publish(topic, frame, options);
  const settings = DEFAULT_SETTINGS;
  const audit = createAudit(pool);
  const ledger = composeLedger(parts);
  const players = createPlayers({ pool });
  const payments = composePayments({ config, pool, clock }, { audit, ledger, players });
  const wallet = createWallet({ platform, ledger, players, publish, paymentStates: payments.statesOf });
  const identity = createIdentity({
    platform,
    players,
    audit,
    ledger,
    totals: wallet,
    rules: identityRules(settings, config.appEnv),
    secureCookies: { player: isSecure(config.origins.player), staff: isSecure(config.origins.staff) },
    frameOrigin: config.origins.sportsbook,
    deviceSecret: config.secretOf('token'),
    ...(hashing && { hashing }),
  });
  const linkKeys = createLinkKeys(config, pool);
  const casino = createCasino({
    platform,
    ledger,
    audit,
    artwork: createArtwork,
    lobbyUrl: config.origins.player,
    secret: config.secretOf('token'),
    categoryRules: config.categories,
    players: { find: (id) => players.byId(id) },
    watch: metrics,
    launchChecks,
    pictures: createGamePictures(config),
    bonusTerms: { judge: (legs) => bonuses.judgeBonus(legs.map(({ odds }) => odds)) },
    linkKeys,
    providers: [...createGameProviders(config, clock), ...createSportsbookProviders(config, clock, linkKeys)],
  });
  const virtual = composeVirtualSports(config, platform, () => sportsbook);
  const sportsbook = createSportsbook({
    platform,
    ledger,
    players,
    wallet,
    audit,
    secret: config.secretOf('token'),
    moreFeeds: [...feedsOf(parts), ...virtual.feeds],
    feed:
      oddsFeed ?? createFootballJson({ url: config.addressOf('odds-feed').url, secret: config.secretOf('odds-feed') }),
    publish,
    // The module that gives bonuses and free bets is higher: it fills these two ports of the sportsbook.
    freeBets: createFreeBets({ pool, publish }),
    stakeTerms,
  });
  const bonuses = createBonuses({ platform, audit, publish, sportsbook });
  const content = createContent({
    settings,
    sportsbookUrl: config.origins.sportsbook,
    sportsbooks: config.sportsbook,
    limits: (currency) => siteLimits(payments, sportsbook, currency),
    rates: sportsbook.rates,
    currencyOf: async (player) => (await players.byId(player))?.currency ?? null,
  });
  const reporting = createReporting({
    platform,
    ledger,
    betCodeOf: (bet) => betCodeOf(idOf<BetId>(bet)),
    readBetCode: betOfCode,
  });
  return {
    all: [
      systemModule(parts),
      createAuditModule({ platform, secret: config.secretOf('token') }),
      ledgerModule(ledger, platform),
      identity.module,
      wallet.module,
      content.module,
      payments,
      casino,
      sportsbook,
      virtual.module,
      bonuses,
      composeSupport({ platform, audit, casino, publish }),
      createNotifications({ platform, audit, gauges: metrics }),
      reporting.module,
    ],
    opEvents: [...ledgerOpEvents, ...payments.opEvents, ...casino.opEvents, ...sportsbook.opEvents],
    ledger,
    noteSecurity: composeNoteSecurity(audit, platform),
    players,
    identity,
    wallet,
    payments,
    casino,
    sportsbook,
    bonuses,
    start: async () => {
      await identity.start();
    },
    stop: async () => {
      sportsbook.stop();
      await identity.stop();
      await ledger.close();
    },
  };
}

/** The edge knows actors of calls, the audit those of its lines. */
function composeNoteSecurity(audit: Audit, { clock, log }: Platform): NoteSecurityEvent {
  const onError = (err: unknown) => log.warn({ err }, 'a security event was not written');
  const note = createNoteSecurityEvent({ audit, clock, onError });
  return (event) => note({ ...event, actor: auditActorOf(event.actor) });
}

function auditActorOf(actor: Actor): AuditActor {
  if (actor.kind === 'player') return `player:${actor.player}`;
  return actor.kind === 'staff' ? `staff:${actor.staff}` : 'guest';
}

function composeLedger({ config, pool, clock, log, laneThresholds }: ModuleParts): Ledger {
  return createLedger({
    pool,
    clock,
    instance: config.instance,
    laneThresholds,
    onError: (err) => log.error({ err }, 'the ledger could not finish something that nobody waits for'),
  });
}

/**
 * Suppliers beside the first: those given, or one of the XML odds feed where it is configured, and outside production the
 * simulation of matches in play.
 */
function feedsOf({ config, oddsFeed, moreFeeds }: ModuleParts): readonly OddsFeed[] {
  if (moreFeeds || oddsFeed) return moreFeeds ?? [];
  const { uof, secretOf, sandboxUrl } = config;
  return [
    ...(uof ? [createUof({ name: 'uof', ...uof, secret: secretOf('uof') })] : []),
    ...(sandboxUrl === null ? [] : [createSimulated({ url: sandboxUrl, secret: secretOf('simulated') })]),
  ];
}

/** In a demo or a rehearsal everybody comes from one address. */
const REHEARSAL_BOUNDS = { signUpsMax: 5_000, failuresMax: 3_000 };
const PRODUCTION_BOUNDS = { signUpsMax: 200, failuresMax: 300 };

/** Routes about the server itself: health and metrics. */
function systemModule({ pool, clock, config, state, metrics }: ModuleParts): Module {
  const routes = systemRoutes({ pool, clock, config, state, metrics });
  return { name: 'system', routes, policies: systemPolicies, jobs: [], handlers: [] };
}

/** The ledger's jobs: the online check and the nightly reading, whose breaches freeze withdrawals, and the collection of debts. */
function ledgerModule(ledger: Ledger, { clock, log }: Platform): Module {
  const assertRecent = async () => {
    const breaches = await ledger.assertRecent(clock.now());
    if (breaches.length > 0) log.error({ breaches }, 'the ledger is broken; withdrawals are frozen');
  };
  const readInvariants = async () => {
    const readings = await ledger.readAllInFull(clock.now());
    const breaches = readings.filter(({ violations }) => violations > 0);
    if (breaches.length > 0) log.error({ breaches }, 'invariants are broken; withdrawals are frozen');
  };
  return {
    name: 'ledger',
    routes: [],
    policies: {},
    handlers: [],
    jobs: [
      { name: 'ledger.assert-recent', run: assertRecent },
      { name: 'ledger.read-invariants', run: readInvariants },
      { name: 'ledger.collect-debts', run: async () => void (await ledger.collectDebts(clock.now())) },
    ],
  };
}

function identityRules({ currencies, passwords }: typeof DEFAULT_SETTINGS, appEnv: Config['appEnv']): IdentityRules {
  return {
    currencies,
    meetsPlayerPolicy: (password) => meetsPasswordPolicy(password, passwords.player),
    passwordLengthMin: passwords.player.min_length,
    meetsStaffPolicy: (password) => meetsPasswordPolicy(password, passwords.agent),
    staffPasswordLengthMin: passwords.agent.min_length,
    perAddress: appEnv === 'production' ? PRODUCTION_BOUNDS : REHEARSAL_BOUNDS,
  };
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}
